import type { WordSets } from "./sign.ts";

const family =
  "husband|wife|son|daughter|brother|sister|mother|father|cousin|uncle|aunt|nephew|niece|grand\\S+|" +
  "step\\S+|boyfriend|girlfriend|fiance|partner|ex";

/** The sets that `{name}` stands for. */
export const WORD_SETS: WordSets = {
  self: "\\S+sel(?:f|ves)",
  my: "(?:my|his|her|their|your)(?: own)?",
  wish: "want|wish|hope|ready|long|beg|pray|rather|deserve|plan|decide|tempted|try|need|prefer|threaten|ask|mind|attempt",
  not: "dont|doesnt|didnt|not|never|no longer|isnt|wasnt|aint",
  nobody: "nobody|no one|who|anyone|anybody|they|everyone",
  god: "god|lord|jesus|father|please|pray|beg|ask|wish",
  kin: `${family}|friend|kid|child|boy|girl|student|teen|roommate|neighbou?r|bestie|classmate`,
  them: `he|hes|hed|she|shes|they|man|guy|someone|him|pastor|priest|madam|employer|coach|teacher|caregiver|roommate|parents?|babysitter|neighbou?r|${family}`,
  mate: "husband|wife|partner|boyfriend|girlfriend|fiance|ex|he|hes|him|step\\S+|father",
  hit: "hit|beat|slap|thump|bash|thrash|burn|box|punch|kick|choke|strangle|shove|smack|whip|batter|rape|molest|abuse|assault|grope|belt",
  victim:
    "me|us|her|him|them|mother|(?:my|his|her|our|the|their)(?: \\S+)? (?:kid|children|child|baby|boy|girl|son|daughter|wife|husband|girlfriend|sister|brother|mother|friend|grand\\S+|niece|nephew)",
  limb: "(?:arm|forearm|wrist|leg|thigh|skin|stomach|hip|ankle)",
  harddrug:
    "tramadol|codeine|valium|heroin|meth|cocaine|fentanyl|opioid|opiate|oxy(?:s|contin|codone)?|percs?|percocet|vicodin|benzo|ketamine",
  drug: "alcohol|booze|liquor|vodka|whiskey|gin|rum|beer|wine|drug|dope|heroin|meth|cocaine|coke|crack|fentanyl|oxy|percs|opioid|pill|painkiller|xanax|adderall|weed|pot|marijuana|gambling|betting|slots|casino|bottle|needle|substance",
  pleasure:
    "(?:coffee|caffeine|chocolate|sugar|food|candy|media|instagram|tiktok|youtube|facebook|game|netflix|tv|show|series|book|read|shop|work|gym|exercise|tea|word|presence|jesus|god|worship|bread|soda|drama|news|song|love|phone|screen|podcast|gossip|scroll|movie|life|cookie|digital|juice)",
};
