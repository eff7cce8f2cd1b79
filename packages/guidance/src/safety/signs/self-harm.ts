import type { Exception, Sign } from "../sign.ts";

const anAccidentOrAnOperation: Exception = {
  sentence: `
shave|cook|kitchen|stove|oven|chop|glass|paper|accident\\S*|soccer|football|play|lift|gym|training|skiing|ice|mow|garden|fence|surg\\S*|operation|chemo|crash|acne|section|eczema|transplant|(cat|dog) (scratch|bite)|tattoo|thorn|onion|hot (oil|pan|water)|dinner|class|at work`,
};

const aFigureOfSpeech: Exception = {
  near: `
cut {self} (off|some|out|in half|loose|a|down|free)
burn {self} out
hurt {self} (by|and (others|other|everyone|you|god)|with my)
starve {self} (of|spiritually)
(only|end up) hurt
bite .. nail
cut (the|my (hours|hair|losses)|back|down|off|out|ties|hair)
(pay|budget|calorie|cost|staff|hair|them) .. cut`,
};

/** Hurting one's own body to bear what is felt, oneself or another. */
export const selfHarmSigns: readonly Sign[] = [
  {
    says: `
self ?(harm|injur\\S*|mutilat\\S*)
(cut|carve|burn|hurt|harm|scratch|bite|punch|hit|bruise|starve|injure) {self}`,
    unless: [anAccidentOrAnOperation, aFigureOfSpeech],
  },
  // What is used, and where it leaves marks.
  {
    says: `
(cut|carve|slice|burn|scratch|blade|razor|lighter) ... {my} (\\S+ )?{limb}
{limb} .. (covered|full|cut|scar|slash|bleed)
(scar|cut|mark|burn) (on|all over|down|across) .. (\\S+ )?{limb}
(razor|blade) ... (hide|drawer|case|call|need|again|skin|cut|relief)
(hide|found|find|need|miss|take|threw|reach) ... (razor|blade)
(hide|cover|see|saw|found) .. (my|her|his) .. (scar|cut)
(long sleeve|hoodie|sweater) ... (hide|cover|so (nobody|no one|they)|summer|scar|cut)`,
    unless: [anAccidentOrAnOperation, aFigureOfSpeech],
  },
  // The urge, the relief, the relapse.
  {
    says: `
(urge|want|need|crave|tempted|start|been|back|stop|quit|keep|relapse|think|is|shes|hes|caught|i last|and|only) (to |about |of |on |into |with |the |just )*(cut|self harm|bleed|sh)( again| because| and| when| so| to| at| since| for| tonight)?(?! \\S)
(she|he|{kin}|shes|hes|i|ive) (is |has |been |was |keep |start )*cut (again|and (say|hide)|because|when|to (cope|feel)|at night|in (her|his|my) room)
(clean|day|week|month|year) ... (cut|self harm|hurt myself|sh)
sh relapse
(until|till) (i|it|they|she|he|my \\S+) (bleed|bruise)
make (myself|himself|herself) (bleed|throw up|sick|vomit|puke)
(see|feel|watch) .. (blood|myself bleed)
(only|one) (thing|way) ... (pain|blade|razor|cut|blood)
(pain|blood|blade|razor|cut) .. (make me feel|release|calm me|help me)
(bang|punch|slam|hit|bite) ... (head|wall|hand|arm) ... (until|on purpose|punish|deserve|bleed)
(i|ive|been|was|used to|start|keep|and) (\\S+ )?cut (deep|deeper|since|every (day|night)|so (that )?i|a bit|when i|and then i)
deserve (the |this )?(pain|to (hurt|bleed|suffer|be hurt|be punish))
(dig|dug) {my} (finger ?)?nail into
punish {self} .. (cut|burn|not eat|starve|pain)
(might|afraid|scared|going to|trust|ill) .. (do something|hurt) to (myself|herself|himself)`,
    unless: [anAccidentOrAnOperation, aFigureOfSpeech],
  },
  {
    says: `
(me|se) (corto|corta|corte|quemo|lastimo|lastima|hago dano|hace dano)
cortarme|lastimarme|hacerme dano|autolesion\\S*`,
    unless: [{ near: "pelo|unas|cocina\\S*" }],
  },
];
