import type { Exception, Sign } from "../sign.ts";

const aPleasureOrADevotion: Exception = {
  near: `
(addict\\S*|hook|crave|withdrawal|detox|binge|relapse|overdose\\S*|high) .. (\\S+ )?{pleasure}
{pleasure} (addict\\S*|detox|withdrawal|binge|overdose)`,
};

const anIllnessOrABank: Exception = {
  sentence: `
cancer|leuk\\S*|tumou?r|ms|lupus|remission|chemo|knee|stroke|hip|shoulder|physio\\S*|operation|bank account|blood pressure`,
};

const griefForSomebodyLost: Exception = {
  sentence: `
(died|passed away|dead) (of|from|after)
funeral|killed (him|her|my)|drank (himself|herself)
lost (my|our|him|her) (\\S+ )?(to|by)`,
};

const aQuestionOrTeaching: Exception = {
  sentence: `
volunteer|donat\\S*|chaplain|nurse|communion|noah|new wine|in the spirit
a sin|sinful
drunk (driver|drive)
can (a |we )?christian`,
};

const freedomThatHolds: Exception = {
  sentence: `
thank|thanks|thankful|praise|grateful|celebrat\\S*|set (me )?free|delivered|glory|anniversary
\\S+ years? (sober|clean|free)`,
};

const waterTeaOrMilk: Exception = {
  near: "coffee(?! mug)|tea|water|juice|soda|milk|formula|perfume|baby",
};

const common = [aPleasureOrADevotion, griefForSomebodyLost, aQuestionOrTeaching, freedomThatHolds];

/** Drink, drugs and gambling that have got the upper hand, in oneself or in somebody close. */
export const addictionSigns: readonly Sign[] = [
  {
    says: `
addict\\S*
alcoholic|alcoholism|drunkard|druggie|junkie|crackhead
(drug|alcohol|drink|substance|gambling|pill) (abuse|problem|use|habit|debt)
problem with {drug}
{harddrug}
overdose|narcan|methadone|suboxone`,
    unless: [...common, { near: "non ?alcoholic|alcoholic drink" }],
  },
  // Not being able to stop, or to do without.
  {
    says: `
(cant|couldnt|unable to|try to|struggle to|need to|want to|wish|how (to|do i|can i)|help (me|him|her)|never|wont|refuse to|promise|swear|beg|hard to) (\\S+ ){0,3}(stop|quit|give up|get off|stay off|stay away from|kick|come off|put down|control) (my |his |her |the |do |take |use |buy |on )*(drink|{drug}|get (high|drunk)|bet|snort|shoot up|smoke (weed|crack|pot|meth))
(cant|couldnt|dont|not|barely|never) (\\S+ ){1,6}without (a |my |the |some |another )?(\\S+ )?(drink|{drug}|hit|fix|joint|bet)
(hook on|depend on|dependent on|slave to|clean from|sober from|back on|turn to|ran to|run to|numb .. with|withdraw from) (the |his |her |my |a )?(\\S+ )?{drug}
({drug}|get high|drink) (is|are|was|has|have) (\\S+ )?(the only|my only|ruin|destroy|take over|out of control|control|cost|stole|get worse)`,
    unless: [waterTeaOrMilk, anIllnessOrABank, ...common],
  },
  // A relapse, or the fear of one.
  {
    says: `
relapse
off the wagon
(back (on|to)|go back to) (the |my |his |her )?({drug}|use|drink)
(use|drink|gamble|get high|shoot up|high|drunk) again
(used|drank|gamble|get (high|drunk)) (again )?(last night|today|yesterday|tonight)
(break|lost|threw away) .. (sobriety|(year|month|day) (sober|clean))
(sober|clean|sobriety|recovery) ... (struggle|hard|tempt|scared|crave|urge|slip|want to (use|drink)|miss|needle|found|help)
(help me|stay|get|keep|try to|cant) .. sober
(day|week|hour|month) (sober|clean|without a drink|off {drug})
(crave|urge|tempted|desperate|thirst|shoot up|shake) ... (fix|hit|to use|drink|high|{drug}|bet|back)
(need|want) (a|another|one more|my) (drink|fix|bet)
shake ... (drink|drank|withdrawal|detox|in the morning)
sniff (glue|gas|petrol|coke)
(dont|not|wont|didnt|might|let me) (use|drink|relapse) (tonight|today)
crave (is|get) (\\S+ )?(terrible|bad|strong|back)
dope ?sick
one (last|more) (hit|drink|bet|fix)
gave up (the )?(needle|drink|bottle|booze|pipe)
(drink|drank) more than i (let on|should|admit|say|tell)`,
    unless: [
      waterTeaOrMilk,
      anIllnessOrABank,
      ...common,
      {
        near: "(clean|use) (again )?(the|my|a|an|this|that|it|for|me|him|her|us|house|room|kitchen|up|eat)|dish|laundry",
      },
    ],
  },
  // Drinking or using that has become daily, hidden or heavy.
  {
    says: `
(drink|drank|drunk|wasted|high|stoned|gamble|weed|pill|use) (\\S+ ){0,3}(every (day|night|single|evening|weekend)|all (day|night|the time)|to much|so much|heavily|in the morning|before (work|school|they|noon)|{self} to sleep|to (sleep|cope|forget|numb|function|escape|get through|feel)|alone|in secret|secretly|until (i|he|she)|away)
(his|her|my|their|{kin}) (drinking|gambling|betting|drug use)
{them} ... (come home|came home|always|get|again|stumble|is|was) (\\S+ )?(drunk|wasted|high|stoned|on drug)
(i|im|ive|wake up|get|show up) (\\S+ )?(drunk|wasted|stoned|hungover|high) (every|again|all|most|to|daily|at work|last night|before)
(black|pass) out (drunk|from|on the|again)
(hide|found|find|stash|keep|under|empty) ... (bottle|vodka|booze|alcohol|liquor|needle|syringe|pill|drug|betting slip|weed)
betting slip
(bottle|box|six pack|case|fifth|pint) of (wine|vodka|whiskey|gin|rum|beer)
(vodka|whiskey|gin|rum|wine) .. in(to)? (my|his|her) .. (mug|cup|bottle|flask)
dealer|shoot up|track marks|snort|strung out|drug court|dui
(on|do|into|sell|try|smoke|buy) (hard |illegal |the )?(drug|dope|crack|coke|xanax)
rehab|detox|(go through|in|the|with) withdrawal
(gamble|bet) (\\S+ ){0,3}(away|everything|rent|saving|paycheck|money|again|online|every)
(lost|blew|spend|spent|put) ... (rent|paycheck|saving|money|thousand|everything|wage) ... (slot|bet|betting|poker|horse|drug|drink|booze|gambling)
casino|slot machine|bookies|sports ?betting
(take|pop|steal|buy) (\\S+ ){0,4}(painkiller|pain (pill|med)|xanax|{kin} pill)
i drink$`,
    unless: [
      waterTeaOrMilk,
      anIllnessOrABank,
      ...common,
      {
        near: "bet (you|your|that|its|on it)|(id|ill|i) bet|gamble (for his|on)|bottle (up|fed)|doctor put|prescribed|dont (drink|use|do)",
      },
    ],
  },
  {
    says: `
(adict|alcoholic|drogadict|ludopat)[oa]|adiccion|alcoholismo|sobredosis|recai|recaida|las drogas|me drogo
no (puedo|puede) (dejar|parar) (de |el |la )?(beber|tomar|consumir|drogarme|apostar|alcohol)
(toma|tomo|bebe|bebo|borrach[oa]) (todos los dias|todas las noches|cada|demasiado)`,
  },
];
