import type { Exception, Sign } from "../sign.ts";

const aGameAFlirtOrABlowOfFate: Exception = {
  near: `
(beat|hit) (me|us|him|her) (to|at|by|in|that|like|why|how|hard)
hit on
(news|grief|word|wave|anxiety|storm|life|satan|enemy|god|it) (\\S+ )?{hit}
{hit} ({self}|cancer|the odds|by (a |the |two )?(car|truck|bus|storm|flood|drunk|vote|point))
kick (me|us|him|her|them) (out|off)
in the back`,
};

const aSmallChildAnIllMindOrASport: Exception = {
  sentence: `
toddler|(two|three|four|2|3|4) year old|autis\\S*|dementia|alzheimer|womb|belly|puppy|horse|cat|chess|\\S+ball|soccer|boxing|game|cookie`,
};

const teachingOrWork: Exception = {
  sentence: `
volunteer|donat\\S*|social work\\S*|chaplain|trafficked girls
abuse (of )?(power|authority|trust|grace|alcohol|drug)
(drug|alcohol|substance|animal) abuse
abusive (boss|manager|customer|coworker|job|company)`,
};

const aBlessing: Exception = {
  sentence:
    "elders?|pray (over|for|with)|healed|bless\\S*|anoint\\S*|sermon|song|hymn|holy spirit|jesus|worship|whole",
};

const aScoldingOrALoss: Exception = {
  near: `
grade|report card|dishes|exam|test|homework|tattoo|anniversary|late
let me (down|fall|be|win|forget|rest|quit|go to prom)
die|dying|leave me|lose|cheat|sick|reject
(boss|manager|landlord|bank|teacher) .. (threaten|kill)`,
};

/** Violence, sexual violence, control and threats by somebody close, now or in the past. */
export const abuseSigns: readonly Sign[] = [
  // Being struck, or seeing somebody struck.
  {
    says: `
{them} ... {hit} {victim}
{hit} by .. {them}
(get|was|were|be|been|im|am|is) (\\S+ )?(beat|abuse|batter|choke|strangle|rape|molest|trafficked|sexually assault)
(knock|rough|push|throw|slam|shove|beat) (me|her|us|my \\S+) (around|about|up|down|against|into|across)( the| a)?
(grab|drag|yank|pull) (me|her|us) by
(pin|hold) (me|her) (down|against)
(put|lay|laid|raise) .. (hand|fist) (on|to|at|against|around) (me|her|us|him|the kid)
hand (around|on) (my|her) (throat|neck)
(violent|physical|aggressive) (with|toward|towards|when|at|against)( me| us| her| he)?
violent ({kin}|man|home|marriage|relationship|temper)
{them} ... (throw|break|smash|punch|kick) .. (thing|things|plate|dish|wall|hole|door|furniture|my phone|stuff|chair)
(bruise|black eye|busted lip|split lip) ... (he|{kin}|makeup|hide|church|fell|tell|lie)
(cover|hide|gave|give|leave|explain|makeup) .. (bruise|black eye)
(he|she|{kin}) ... (break|broke|twist) my (wrist|arm|nose|rib|jaw|finger|teeth|hand)
(kick|punch|burn|slap|stab) me (in|on|with|across)
({kin}|marriage|home|he) (is|was|get|turn|become) violent`,
    unless: [aGameAFlirtOrABlowOfFate, aSmallChildAnIllMindOrASport, teachingOrWork, aBlessing],
  },
  // The word itself.
  {
    says: `
abuser|abusive
(sexual|physical|domestic|emotional|verbal|child|childhood|mental|elder|the|his|her|this|year of|past|survive|of|from) (abuse|violence)
abuse (me|us|her|him|them|my|as a|by|when|for)
rape|rapist|molest\\S*|incest|restraining order|coercive control|gaslight me|groomed (me|her|him)
sexual(ly)? (assault|abuse|harass\\S*|violate|touch)
stalk (me|my|us|by)|(is|keep) stalk`,
    unless: [teachingOrWork, { near: "of violence (in|on|against) the" }],
  },
  // Sexual acts against somebody's will.
  {
    says: `
(force|make|coerce) .. (me|her|himself) ... (sex|on me|on her|touch (him|it)|undress|intimate|sleep with)
touch .. (me|her|us|him|my \\S+) .. (there|inappropriate\\S*|when (i|she|he) was|where|private|at night|little|as a (child|kid)|in way|asleep)
(uncle|coach|teacher|father|stepfather|stepdad|brother|cousin|pastor|priest|grandpa|grandfather|neighbor|babysitter|leader|boss) .. touch (me|her|my|us|him)
{them} ... (did|do|done) .. (thing|things|stuff|something) to (me|her|him|my|us)
come (in|into|to) my (room|bed) (at|when|and|while)
(say|tell|scream) .. (no|stop) ... (anyway|didnt stop|wouldnt stop|doesnt stop|kept|keep go)
(say|tell) ... not to tell
(say|tell|threaten) ... (nobody|no one) (would|will) believe me`,
    unless: [aBlessing, teachingOrWork],
  },
  // Whoever dresses it up as healing or as a secret.
  {
    says: `
(our|special|little) secret
he .. touch me (while|when|private|at)`,
    unless: [{ near: "surprise|party|recipe|gift|present|heart|soul" }],
  },
  // Threats, fear and control.
  {
    says: `
({mate}|she|they|son|brother) ... (say|threaten|swear|going to|will|would|try|hell|hed) ... (kill|hurt|shoot|beat|hit|harm|burn|stab|strangle) (me|us|her|my|the (kid|baby))
threaten to (kill|hurt|shoot|beat|harm|hit|take (the|my|our) kid)
{mate} .. threaten (me|us|her|my)
if i (leave|tell|go|left|divorce|say no) .. (he|hell|hed|she|they) ... (kill|hurt|find|take|come|destroy|ruin|never see|beat)
(afraid|scared|terrified|fear) (of|to go home to|around|to be alone with|when|to anger) (my )?({mate}|uncle|brother|son)
(afraid|scared|terrified) .. (hell|he will|hes going to|he might|he) .. (hurt|hit|kill|beat|snap)
{not} .. safe (at home|in my (own )?(home|house|marriage)|with (him|my)|around (him|my))
{mate} .. (wont|doesnt|never|not) (let|allow) me (to )?(leave|see|talk|work|have|call|go|drive|use|wear)
{mate} .. (check|take|control|track|smash|keep|lock|read) .. my (phone|money|paycheck|passport|keys|card|pension)
{mate} control (everything|my|every|what|who|me|all)
lock (me|us|her) .. (in|out|up|outside)
(hide|run|escape|flee|get away) from (him|my {mate})
(hide|lock) ... (bathroom|closet|basement|car|bedroom|garage) ... (he|hes|him|{mate}|angry)
(we|i) hide .. (closet|bathroom|under)
egg ?shells? ... (explode|hit|temper|rage|scared|angry|snap)
(hold|held|pull|point) a (knife|gun) (to|on|at) (me|my|us|her)`,
    unless: [aScoldingOrALoss, teachingOrWork, aSmallChildAnIllMindOrASport],
  },
  {
    says: `
(me|nos|le|la) (pega|pego|pegaba|golpea|golpeo|golpeaba|maltrata|maltrataba|viola|violo|violaron|abusa|amenaza|encierra|tocaba)
(abuso|abusa|abusaba|abusaron) (sexual|de mi|de ella)
violencia (domestica|de genero)|maltrat\\S+|fui (violada|abusada)
miedo (a|de) (mi|que mi) (esposo|marido|novio|pareja|padre|papa|padrastro|ex)`,
  },
];
