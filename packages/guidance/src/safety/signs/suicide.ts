import type { Exception, Sign } from "../sign.ts";

const griefForSomebodyLost: Exception = {
  near: `
lost ... (to|by|through)
(died|die) (by|of|from)
(committed|completed) suicide
(his|her|their|whose|{kin}) suicide
after .. suicide
suicide (loss|prevention)
its suicide
(he|she|they|who|{kin}) (ended|took) (his|her|their)( own)? (life|lives)`,
};

const hardWorkOrLaughter: Exception = {
  near: `
kill {self} (at|over|to|for|study|work|try|laugh|in|with)
killed {self} (laugh|trip|slip|on|get)
in the foot
drown {self} in`,
};

const fearOfDeathOrADeathToSin: Exception = {
  near: `
(dont|didnt|doesnt|never|not|afraid|scared|do i|fear|terrified|wont) (.. )?(want |ready |going )?(to )?(die|death)
(if|when|before|until|after|where|everyone|we all|because|that) (i|we|you|people|he|she|my \\S+) (die|go)
die (to|of|laugh|in peace|well|at home|for|like)
rather die than
(hope|pray|wish) (he|she|they|that|my) .. die`,
};

const aDeathThatIsNear: Exception = {
  text: `
7[5-9]|8\\d|9\\d|10\\d
hospice|chemo|palliative|terminal\\S*|cancer|tumou?r
stage (4|four|3|three)
(month|week) (left )?to live`,
};

const embarrassed: Exception = { sentence: "embarrass\\S*|awkward|so bored|boredom" };

const aPlaceOrAWayToLive: Exception = {
  near: `
(live|be|alive|here|around|exist) (here |there )?(in|at|with|on|near|under|off|for|next|paycheck|apart|away|alone|a lie|as|between|without|when|while|all|either|tonight) (?!(this |so much )?(pain|agony|world|earth|misery|fear|body))\\S+
wake (up )?(him|her|them|the|my|early|so)
(gave|give|found|is|are|become) (me |us )?(my|a|the|new) (\\S+ )?(reason|will|purpose)
life (insurance|coach|group|as|of|in|at)`,
};

const lifeThatIsNotEnded: Exception = {
  near: `
(take|took) {my} life (back|seriously|in|into|for|day|one|and (let|turn|make)|lord|apart)
(cancer|accident|crash|war|illness|covid|stroke|work|job|stress) .. (take|took|end|ended) {my}
end (it|things) (with|between)`,
};

const absence: Exception = {
  near: "without me (at|in|for (a|the))|left|quit|moved|resign|retire",
};

const workSportOrAnAccident: Exception = {
  sentence: `
college|hunt|robb\\S*|soldier|pharmac\\S*|prescri\\S*|appointment|ex|team|class
last (night|day) (at|of|in|here|before|with)`,
};

const aBabyAsleep: Exception = {
  sentence: "baby|toddler|newborn|dog|snore|nap|nightmare|alarm|surgery|anae?sthe\\S*",
};

/** A wish, plan, attempt or thought of ending a life, one's own or another's, and words for it. */
export const suicideSigns: readonly Sign[] = [
  // The plain words. "Killed himself" is grief, "killed myself" is not.
  {
    says: `
kill {self}
(i|ive|id|almost|nearly|try|attempt|want) .. (killed|hanged|hung|shot|drowned) {self}
(hang|shoot|drown|stab|poison|off|end|unalive|delete|top|finish|murder) {self}
(please|god|lord|just|someone) (just )?(kill|end) me
(kill|end) me (please|god|lord)`,
    unless: [hardWorkOrLaughter, { near: "kill me (if|for|when)" }],
  },
  // The word itself, and what is put in its place.
  {
    says: "suicid\\S+|sewer ?slide|kms|kys|un ?aliv\\S*",
    unless: [griefForSomebodyLost, { near: "(social|career|political) suicide" }],
  },
  {
    says: `
(take|end|finish) {my} life
(try|almost|nearly) .. (took|ended) {my} life
end it (all|now|tonight|forever|for good)
({wish}|easy|think|going|about|time|thought) (to |about |of )?(just )?end (it|everything|{my} (pain|suffering|misery)|this pain)
put an end to (it all|myself|{my} (life|pain|misery))
(done|finish) with (all of it|being here|life|live|it all)
no reason (left )?to stay
survive .. attempt
{my} attempt`,
    unless: [lifeThatIsNotEnded, griefForSomebodyLost, { near: "attempt (to|at)" }],
  },
  // A wish to be dead.
  {
    says: `
{wish} .. (die|dead|death|not exist|cease to exist|stop (exist|live|breathe))
{wish} .. (disappear|vanish|sleep) (forever|for good)
{wish} .. (leave|exit|quit) this (world|earth|life)
(simple|simpler|easy|easier|rather) ... (dead|to die|if i die)
better (off |if i |be )?(dead|to die|die)
({not} (care|mind)|fine) if i (die|was dead|dont wake|never wake|get hit)
(hope|wish|pray) .. (hit|kill|crash) me`,
    unless: [fearOfDeathOrADeathToSin, aDeathThatIsNear, embarrassed],
  },
  // No wish to go on living.
  {
    says: `
{not} .. (want|wish|care|deserve) to .. (live|alive|exist|wake up|breathe|go on|be on this earth)
{not} .. want to be (here|around)( anymore| any longer)?
{not} want (this|my) life( anymore)?
cant (go|carry) on( live| anymore| like this| any longer)?( god| lord)?$
cant .. (live|exist|face life)( like this)? anymore
(no|any|lost|lose|without|good|one|single|a) .. (reason|will|point|purpose|desire) .. (live|alive|exist|go on|wake up|be here|keep go)
(point|use) (of|in|to) .. (live|alive|exist|go on|carry on|wake up|my life|be here)
why (am i|should i|do i|would i|bother|did you) .. (alive|live|exist|breathe|wake)
(tired|sick|done|fed up|weary|exhausted) (of|with|from) .. (live|alive|exist|life|wake up)
hate .. (alive|exist|breathe)
{not} .. worth (live|be alive|go on|it anymore)
nothing .. (live for|worth live)
(give|gave) up on (life|live)`,
    unless: [aPlaceOrAWayToLive],
  },
  // Others would be better off.
  {
    says: `
(better|happy|happier|easier|simpler|fine|relieved) .. (without me|if i (was|were|am|wasnt|werent|die|disappear|never)|(when|once|if) im (dead|gone|not)|with me (dead|gone))
(say|think|tell|believe|feel) ... better off (without (him|her|them)|if (he|she|they))
{nobody} ... (miss|notice|care|mourn|cry) .. (if|when|once) (i|im|id) .. (gone|dead|die|disappear|vanish|here|alive|kill)
{nobody} (would|will|d|ll) (even |really )?miss me
if i (die|disappear|vanish|was gone|were gone|was dead|drop dead) .. (would|nobody|no one|who|it|they|everyone)
(over it|insurance|clean up|sorry|cry|free) .. when im (dead|gone)
when im (dead|gone) ... (insurance|sorry|free)
(world|kids|family) (dont|doesnt) need me
worth more dead`,
    unless: [absence],
  },
  {
    says: `
(wish|better|sorry|rather) ... (never|not|hadnt|wasnt|werent) .. (born|exist|alive)
day i was born
why was i (even |ever )?born`,
    unless: [{ near: "thank|celebrat\\S*|in the|hospital" }],
  },
  // A hope not to wake, a prayer to be taken.
  {
    says: `
(hope|pray|wish|want|ask|beg|mind|let me|like|could|fine|glad) ... (not|never|dont|didnt|wouldnt|wont) .. wake
sleep .. (never|not|dont) .. wake
{not} wake up (again|tomorrow|ever)
sleep forever
{wish} .. (die|take me|pass|go) in my sleep
{god} ... take me (home|now|tonight|already|in my sleep|out of|away from this)
{god} .. take me( now| please| god| lord)?$
let me die
why (wont|dont|didnt) (you|god) (just )?(take|let|kill) me
{wish} .. (join|be with|go to) (him|her|them|my \\S+|jesus|heaven) .. (now|tonight|already|up there|in (heaven|death))`,
    unless: [
      aDeathThatIsNear,
      aBabyAsleep,
      {
        near: "home (from|for|to (the|our|my))|dont let|when (its|my|he|you|the)|take me (deep|as)",
      },
    ],
  },
  // A plan, a means, a farewell.
  {
    says: `
(goodbye|farewell|final|suicide) (note|letter|message|video|post)
(say|write|send|text) ... goodbye .. (everyone|world|forever|letter|life|kill)
goodbye (world|cruel|everyone|forever)
(all|whole|bottle|enough|many|handful|save|hoard|swallow|line|count|stare|look) ... (pill|tablet|med|medication|tylenol|paracetamol|insulin)
pill .. (line|table|front of me)
(stare|look|think|buy|bought|load|reach) ... (gun|rope|noose|pistol|shotgun)
(he|she|they|and|but) (has|have) a gun
gun (to|in) {my} (head|mouth)
(jump|step|leap|throw {self}|stand|stood) ... (bridge|roof|ledge|balcony|cliff|train|track|traffic|building|bus)
(drive|swerve|crash|walk|run) ... (into|off|in front of) .. (tree|wall|traffic|bridge|river|truck|lorry|train|car|bus)
(slit|slash) {my} (wrist|throat|vein)
blow {my} (brain|head)
plan .. (die|end (it|my|his|her)|death)
(way|how) to (die|end it|kill)
how many pill
(tonight|today|tomorrow) (is|will be) .. last
my last (night|day|christmas)
by the time .. (read|find|see|get) this
(wont|not) .. (here|alive|around) .. (longer|tomorrow|morning)
({wish}|on purpose|took an|think about) .. overdose
overdose .. (on purpose|pill)`,
    unless: [
      griefForSomebodyLost,
      aDeathThatIsNear,
      workSportOrAnAccident,
      fearOfDeathOrADeathToSin,
    ],
  },
  // Death looked to as the way out.
  {
    says: `
(death|die|dead) .. (sound|seem|look|feel|would be) ... (easy|easier|relief|peace|peaceful|better|nice|answer|way out)
(only|one|best) .. (way|way out|escape|answer|option) ... (die|death|dead|end it|suicide)
(voice|head|satan) .. (say|tell|scream) ... (kill|die|jump)
(think|thought|dream|fantas\\S+|idea|urge) .. (of|about|to) .. (end it|end my|not (be|exist)|be dead|kill|how to die|my own death|be gone|jump|hang)`,
    unless: [griefForSomebodyLost, fearOfDeathOrADeathToSin, aDeathThatIsNear],
  },
  // Spanish.
  {
    says: `
(quiero|quisiera|ganas de|quiere|pienso en|pensado en|ojala) .. (morir|morirme|morirse|matarme|matarse|desaparecer|muert[oa]|no despertar|no existir|quitarme la vida)
(me|se) (quiero|quiere|voy a|va a) (morir|matar|quitar la vida)
no (quiero|quiere) (seguir )?(vivir|viviendo|existir|despertar)
(quitarme|quitarse|acabar con) (la|mi|su) vida
matarme|acabar con todo
mejor (muert[oa]|sin mi)
llevame .. (dios|senor)
(razon|ganas|para que) .. (vivir|viviendo)`,
    unless: [{ near: "no quier[oe] morir|vivir (con|en|aqui)" }],
  },
];
