import type { Exception } from "./sign.ts";

/** Readings that take away any sign: the Bible's own stories, teaching, and manners of speaking. */
export const ALWAYS_EXCEPTED: readonly Exception[] = [
  // A question about somebody in the Bible, where the writer does not speak of themself.
  {
    sentence: `
(?!.*(?<!\\S)(i (?!read|wonder|understand|know)|im|my (?!bible)|myself)).*(judas|samson|delilah|saul|ahithophel|abimelech|jonah|elijah|tamar|amnon|absalom|dinah|bathsheba|hagar|herod|goliath|cain|noah|lots|book of job|(did|does|do) (job|moses|david|paul|jesus|peter|abraham)|(job|moses|david|paul) (wish|ask|want|curse|pray)|jailer|baal|in the bible|(does|do|did) the bible|bible (ever |really )?(say|mention|teach)|scripture|testament)`,
  },
  // Dying and killing as the New Testament speaks of sin and self.
  {
    near: `
(die|dead|death|kill) (daily |more )?(to|of) (self|sin|myself|my|the (flesh|old|world|law)|flesh|pride)
put to death
old (man|self)|crucified|buried with|flesh|sin in me|my cross|to live is christ|gave my life`,
  },
  // Teaching and work about the subject, and prayer for all whom it concerns.
  {
    sentence: `
(sermon|essay|paper|talk|lesson|book|movie|documentary|article|podcast|training|study|novel|song) (on|about|for)
(preach|teach|counsel|minister|volunteer|lead a (group|bible study)) (\\S+ )?(on|about|at|with|for|to|people)
pray for (all|those|the (victim|family)|people|every\\S*|anyone)`,
  },
];
