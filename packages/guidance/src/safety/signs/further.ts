import type { SignsByKind } from "../create-screen.ts";
import type { Exception } from "../sign.ts";

const aHarmlessSecret: Exception = {
  near: "surprise|party|recipe|gift|present|heart|soul|prayer",
};

const anAccidentOrAnOperation: Exception = {
  sentence:
    "shave|cook|kitchen|stove|oven|chop|glass|paper|accident|football|soccer|gym|surgery|operation|cat|dog|thorn|dinner|hair|budget|hours",
};

const aBabyKicking: Exception = { sentence: "womb|belly|ball|pitch|match|horse" };

/**
 * What the server hears besides the plain signs: rarer ways of saying the same, which the browser's
 * screen leaves out so that it stays small enough to be there before the answer.
 */
export const furtherSigns: SignsByKind = {
  suicide: [
    {
      says: `
        (by|with) my own hand
        prefer to die
        (done|finished|through) with (all of it|being here|being alive|everything|it all)
        no reason (left )?to (stay|stick around|be here)
        (check|clock|tap) out (permanently|for good|forever)
        stop take (my|the) (\\S+ )?(med|medicine|medication|pill|insulin|tablet) (\\S+ ){0,5}(nobody|no one|let nature|on purpose)
        let nature (do it|take me|take its course with me)
        (cant|dont|couldnt) see myself (here|alive|around)
        (dont|decide i dont|wont) have to be here (for|any)
        (want|wanna|really|rly|ready) (to )?dye(?! (my|her|his|the|it|our|hair|easter|egg|fabric|wool))
        (stand|stood|top) .. (car park|parking garage|multi ?storey|bridge) ... (over|down|look)
        (gave|give|given) away .. (my things|everything i own|my stuff|all my)`,
    },
  ],
  "self-harm": [
    {
      says: `
        (i|ive|been|was|used to|start|keep|and) (\\S+ )?cut (deep|deeper|since|every (day|night)|as a (teen\\S*|kid|child)|so that i|so i|a bit|when i (cant|feel|am)|and then i)
        when i (cant|am|feel|get) (\\S+ ){0,4}i cut
        (urge|wanna|want to|need to) (\\S+ ){0,4}slice
        (slice|cut) (so bad|again tonight)
        (he|she) (\\S+ ){0,8}cut all (the way )?(up|over|down)
        cut all the way up
        deserve (the |this )?(pain|to (hurt|bleed|suffer|be hurt))
        slam my (hand|head|finger|arm) (in|into|on|against)
        bite my (hand|arm|finger|skin) .. (bleed|blood)
        burn (my|the) skin
        blood on .. (cuff|sleeve|sheet)
        (tissue|towel) ... and the mark`,
      unless: [anAccidentOrAnOperation],
    },
  ],
  abuse: [
    {
      says: `
        (he|she|husband|wife|partner|boyfriend|girlfriend|father|mother|brother|uncle) ... (break|broke|twist) my (wrist|arm|nose|rib|jaw|finger|tooth|teeth|leg|hand|foot|hip)
        (madam|employer|master|guardian|caregiver|carer|matron|foster \\S+) ... (hit|beat|kick|burn|slap|pinch|whip) (me|us)
        (kick|punch|burn|slap|stab) me (in|on|with|across)
        (husband|wife|partner|boyfriend|girlfriend|father|mother|son|daughter|marriage|home) (is|was|be|get|got|turn|become) violent
        bruise (on|up|all over|down) (my|her|his|their) (\\S+ )?(wrist|arm|neck|face|leg|body|back)
        swing on me|(come|came) at (me|us) with
        put .. hand on me
        (account for|explain) (each|every) (minute|penny|cent)
        hide in .. (wardrobe|cupboard|closet|bathroom|bedroom) (till|until|when|while)
        quiet when (his|her) (car|key|step|truck)
        take my (pension|passport|wage|paycheck|salary|benefit)|keep my passport
        (pastor|priest|elder|leader|coach|teacher|doctor|uncle|father|stepfather|brother|cousin) .. touch me`,
      unless: [aBabyKicking],
    },
    {
      says: "(our|a|special|little) secret ... (tell|angry|know|trouble)",
      unless: [aHarmlessSecret],
    },
  ],
  addiction: [
    {
      says: `
        sniff (glue|gas|petrol|paint|solvent|aerosol|coke)
        (dont|not|wont|didnt|might|let me) (use|drink|relapse) (tonight|today)
        crave (is|are|be|get|was) (\\S+ )?(terrible|bad|strong|awful|unbearable|back|winning)
        dope ?sick
        (cant|couldnt) stop ... drunk|drunk ... (cant|couldnt) stop
        off (the )?(drink|booze|bottle|gear) and (\\S+ ){0,6}(bottle|drink|glass)
        (stop|used to|gave up|quit) .. gamble ... (put|bet|again|casino|last (week|night))
        one (last|more) (hit|bet|fix)
        gave up (the )?(needle|drink|bottle|booze|pipe)
        (pawn|sold|sell) (\\S+ ){0,4}for (it|drug|a fix|a hit|drink|the next)
        (drink|drank) more than i (let on|should|admit|say|tell)
        (every|each) (off licence|liquor store|pub) (between|from|on the way)
        itch for the stuff`,
    },
  ],
};
