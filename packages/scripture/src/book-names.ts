import { books } from "./canon.ts";

/**
 * Other names of the books as people write them: SBL Handbook abbreviations, the common shorter and
 * longer ones, and titles in other traditions. Names are compared without case, dots and spaces, and
 * with numbers as digits, so "I Cor.", "1st Corinthians" and "First Cor" need one entry.
 */
const table = `
GEN|Gen Ge Gn
EXO|Exod Exo Ex
LEV|Lev Le Lv
NUM|Num Nu Nm Nb
DEU|Deut Deu De Dt
JOS|Josh Jos Jsh
JDG|Judg Jdg Jg Jgs Jdgs
RUT|Rth Rut Ru
1SA|1Sam 1Sa 1S 1Sm 1Kingdoms
2SA|2Sam 2Sa 2S 2Sm 2Kingdoms
1KI|1Kgs 1Ki 1Kin 1K 3Kingdoms
2KI|2Kgs 2Ki 2Kin 2K 4Kingdoms
1CH|1Chr 1Chron 1Ch
2CH|2Chr 2Chron 2Ch
EZR|Ezr
NEH|Neh Ne
EST|Esth Est Es
JOB|Jb
PSA|Psalm Psal Ps Pss Psa Psm Pslm Psalter
PRO|Prov Pro Prv Pr Proverb
ECC|Eccl Eccles Ecc Ec Qoh Qoheleth
SNG|So Son Song SongofSongs SongofSol Sng Sg SoS Cant Canticle Canticles CanticleofCanticles SolomonsSong
ISA|Isa Is
JER|Jer Je Jr
LAM|Lam La Lamentation
EZK|Ezek Eze Ezk
DAN|Dan Da Dn
HOS|Hos Ho
JOL|Joe Jl Jol
AMO|Am Amo
OBA|Obad Oba Ob
JON|Jon Jnh
MIC|Mic Mi Mc
NAM|Nah Na Nam
HAB|Hab Hb
ZEP|Zeph Zep Zp
HAG|Hag Hg
ZEC|Zech Zec Zc
MAL|Mal Ml
MAT|Matt Mat Mt
MRK|Mrk Mk Mr Mar
LUK|Luk Lk Lu
JHN|Jhn Jn Joh
ACT|Act Ac ActsoftheApostles
ROM|Rom Ro Rm
1CO|1Cor 1Co 1Corinthian
2CO|2Cor 2Co 2Corinthian
GAL|Gal Ga
EPH|Eph Ephes
PHP|Phil Php Philip Pp
COL|Col Co
1TH|1Thess 1Thes 1Th
2TH|2Thess 2Thes 2Th
1TI|1Tim 1Ti 1Tm
2TI|2Tim 2Ti 2Tm
TIT|Tit
PHM|Phlm Philem Phm Pm
HEB|Heb Hebrew
JAS|Jas Ja Jam Jm
1PE|1Pet 1Pe 1Pt 1P
2PE|2Pet 2Pe 2Pt 2P
1JN|1Jn 1Jhn 1Joh 1Jo 1J
2JN|2Jn 2Jhn 2Joh 2Jo 2J
3JN|3Jn 3Jhn 3Joh 3Jo 3J
JUD|Jud Jd
REV|Rev Re Rv Revelations RevelationofJohn RevelationtoJohn Apocalypse Apoc
TOB|Tob Tb Tobias
JDT|Jdt Jdth Jth
ESG|AddEsth AddEst EsthGr EsthGreek GreekEsther EstherGreek RestofEsther EstherAdditions GkEsth
WIS|Wis Wisd WisdomofSol Wisdom Ws
SIR|Sir Ecclus Ecclesiasticus BenSira WisdomofSirach
BAR|Bar
LJE|EpJer LetJer LtrJer EpistleofJeremiah EpistleofJeremy JeremysLetter LetterofJeremy
S3Y|PrAzar AzariahandtheThree SongofThree SgThree SongoftheThree SongoftheThreeYoungMen SongoftheThreeJews SongoftheThreeHolyChildren 3HolyChildrensSong
SUS|Sus
BEL|Bel BelandDragon BelDrag
1MA|1Macc 1Mac 1Ma
2MA|2Macc 2Mac 2Ma
1ES|1Esdr 1Esd 1Es
MAN|PrMan PrayerofManasses PrManasseh
PS2|Ps151 Psa151 Psalms151
3MA|3Macc 3Mac 3Ma
2ES|2Esdr 2Esd 2Es
4MA|4Macc 4Mac 4Ma
ENO|Enoch 1En BookofEnoch EthiopicEnoch
GTH|GosThom GospThom GThom Thomas
GMA|GosMary GMary GospelofMaryMagdalene
GPH|GosPhil GPhil
GJU|GosJud GJud GospJudas
GTR|GosTruth GTruth
`;

const ordinals: readonly (readonly [RegExp, string])[] = [
  [/^(?:1st|first|i)(?![a-z])/, "1"],
  [/^(?:2nd|second|ii)(?![a-z])/, "2"],
  [/^(?:3rd|third|iii)(?![a-z])/, "3"],
  [/^(?:4th|fourth|iv)(?![a-z])/, "4"],
];

/** The form in which book names are compared: lower case letters and digits, "I John" as "1john". */
function foldBookName(name: string): string {
  const lower = name.toLowerCase();
  const numbered = ordinals.reduce((text, [word, digit]) => text.replace(word, digit), lower);
  return numbered.replace(/[^a-z0-9]/g, "");
}

const canonicalBooks = books.filter((book) => book.canon === "canonical");
const codes = new Map<string, string>();
for (const book of books) {
  codes.set(foldBookName(book.name), book.code);
  codes.set(foldBookName(book.code), book.code);
}
for (const line of table.trim().split("\n")) {
  const [code = "", names = ""] = line.split("|");
  for (const name of names.split(" ")) codes.set(foldBookName(name), code);
}

const openings =
  /^(\d?)(?:the)?(?:(?:book|gospel|epistle|letter)(?:of|to|accordingto)(?:the)?)?(?:st|saint)?/;

/**
 * The USFM code of a book by any of its names, or undefined. For the 66 the beginning of a full name
 * will do when it has four letters or more and no other book begins so ("Philipp", "1 Corinth").
 */
export function findBookCode(name: string): string | undefined {
  const folded = foldBookName(name);
  return codes.get(folded) ?? codes.get(folded.replace(openings, "$1")) ?? findByBeginning(folded);
}

function findByBeginning(folded: string): string | undefined {
  if (folded.replace(/[0-9]/g, "").length < 4) return undefined;
  const [only, other] = canonicalBooks.filter(({ name }) => foldBookName(name).startsWith(folded));
  return other === undefined ? only?.code : undefined;
}
