/** Words that mean nothing else when a letter slips, so that a slip may be mended. */
export const DISTINCTIVE_WORDS: readonly string[] =
  "suicide suicidal myself himself herself overdose addicted addiction alcoholic alcohol relapsed cutting without anymore drinking husband boyfriend".split(
    " ",
  );

const table = `
want: wnat wan
want to: wanna wana
going to: gonna gunna
to: too 2
dont: dnt
cant: cnt cannot
you: u
without: wo
die: diee dieing dxe
kill: kil kxll
living: livin
alive: alife
disappear: dissapear disapear
tonight: 2nite tonite tonigt tonght
would: wuld wud
miss: mis
dead: daed ded
life: lyfe lif
nobody: nobdy nobodys
again: agen agian agn
drunk: drunck drunkk
relapse: relaps relapsd relapsed
burning: brning burnin
beaten: beatn
domestic: domestik
violence: violense
deserve: desrve deserv
drugs: drugz
everyone: every1 evryone
no one: noone
rape: rxpe rxped
suicide: suiside suicde
suicidal: suisidal
hit: hiting hitts
drink: drinkin
husband: hubby
boyfriend: bf
girlfriend: gf
mother: mum mom mama mummy mommy mam
father: dad daddy papa
never: nvr
`;

/** How people type on phones, to how it is spelled; a value may be more than one word. */
export const TYPED_OTHERWISE: Readonly<Record<string, string>> = Object.fromEntries(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [meant = "", typed = ""] = line.split(": ");
      return typed.split(" ").map((spelling) => [spelling, meant]);
    }),
);

const negated = "do does did could would was were is should".split(" ");

/** Two words that are mostly written as one. */
export const CONTRACTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(negated.map((verb) => [`${verb} not`, `${verb}nt`])),
  "can not": "cant",
  "will not": "wont",
  "i am": "im",
  "i have": "ive",
  "i had": "id",
  "i would": "id",
  "i will": "ill",
  "my self": "myself",
  "me self": "myself",
  "him self": "himself",
  "her self": "herself",
  "it is": "its",
  "any more": "anymore",
  "no body": "nobody",
  "every one": "everyone",
  "every body": "everybody",
};
