/** One plain account for each of many situations, as a test of what the engine hears in it. */
export const plainSituations: Readonly<Record<string, string>> = {
  anxiety:
    "My stomach is in knots all day long and I keep imagining everything that could go wrong.",
  depression:
    "Most days I can barely get up or shower, nothing makes me happy any more and everything feels heavy.",
  loneliness: "Nobody ever calls me and I eat dinner by myself every single night.",
  "grief-spouse":
    "My husband passed away in March after forty years together and I don't know how to live in this quiet house.",
  "grief-parent": "We buried my mum last week and I keep picking up the phone to call her.",
  insomnia:
    "It's 3 am again and I'm staring at the ceiling, I haven't had a proper night in weeks.",
  overwhelmed:
    "Between work, the kids, my mother's appointments and the house I have too much on my plate and can't keep up.",
  "chronic-illness":
    "I've had lupus for nine years and I'm tired of doctors, flare ups and never getting better.",
  "waiting-for-test-results":
    "They did a biopsy on Monday and now I have to wait until Friday for the doctor to call.",
  anger: "I blow up over tiny things and say terrible stuff, my temper is out of control.",
  "low-self-worth": "I feel like I'm not good enough for anyone and that I have nothing to offer.",
  "grief-child": "Our eight year old daughter died in an accident and I can't go into her room.",
  guilt: "I did something terrible years ago and I can't stop blaming myself for it.",
  shame: "Everybody in town knows what I did and I can't look anyone in the eye.",
  "fear-of-the-future":
    "I don't know what the next years will bring and thinking about where I'll end up scares me.",
  burnout:
    "I've been a nurse for twenty years and I have nothing left to give, I dread every shift.",
  "cancer-diagnosis": "The oncologist said it's stage three and chemo starts next week.",
  miscarriage: "At the ten week scan there was no heartbeat and we had already told everybody.",
  "dementia-of-a-parent": "My dad doesn't recognize me any more and asks where his mother is.",
  "caregiver-fatigue": "I look after my disabled husband day and night and I never get a break.",
  "panic-attacks":
    "My heart races and I can't breathe in the supermarket, I thought I was having a heart attack.",
  "chronic-pain": "My back hurts every minute of the day and no medicine helps.",
  infertility: "Another negative test after our third round of IVF, we so want a child.",
  "grief-friend":
    "My best friend since school died in a motorbike crash and I don't know who to talk to now.",
  "fear-of-death":
    "I lie there thinking that one day I will stop existing, what happens after we die?",
  surgery: "I'm having heart bypass on Tuesday and I'm afraid of the anesthesia.",
  disability: "Since the accident I use a wheelchair and people only look at me with pity.",
  "growing-old": "I'm 84, my hands shake, they took my car keys and most of my friends are gone.",
  "terminal-illness":
    "The doctors say there is nothing more they can do and I have a few months left.",
  "sick-child": "Our little boy is in the children's hospital hooked up to tubes and monitors.",
  stillbirth:
    "She was born at thirty nine weeks and never took a breath, we came home with an empty car seat.",
  "grief-sibling": "My older brother died and everyone only asks how my parents are doing.",
  "grief-after-suicide-loss":
    "My cousin took his own life in May and I keep asking what signs I missed.",
  "grief-pet":
    "We had to put our old dog down yesterday and the house is so empty without her paws.",
  "anniversary-of-a-death":
    "Tomorrow it will be one year since he passed and I don't know how to get through the day.",
  "trauma-memories":
    "I keep having flashbacks and nightmares about what happened to me when I was young.",
  "war-memories": "I served two tours in Afghanistan and I still see the faces of the men we lost.",
  "body-image": "I hate what I see in the mirror, I weigh myself five times a day.",
  numbness: "I feel nothing at all, no tears, no joy, as if I were behind glass.",
  homesickness: "I moved abroad to study and I miss my mother's cooking and my language so much.",
  "social-anxiety":
    "I go red and can't say a word whenever I have to talk in a group, so I avoid people.",
  perfectionism: "I redo everything ten times because one small mistake ruins it all for me.",
  "pregnancy-fears": "I'm twenty weeks along and scared something will go wrong with the birth.",
  "marriage-conflict": "My wife and I argue about everything, every evening ends in shouting.",
  divorce: "The papers came today, after nineteen years my marriage is legally over.",
  "forgiving-someone":
    "My brother-in-law ruined us and never said sorry, how can I ever let it go?",
  breakup: "My boyfriend of three years ended it over text and I still cry every night.",
  "parenting-teenager":
    "My fifteen year old slams doors, lies to us and won't come out of her room.",
  "prodigal-adult-child":
    "Our grown son has turned his back on everything we taught him and doesn't call.",
  "betrayal-by-spouse":
    "I found messages on my husband's phone, he has been seeing another woman for a year.",
  "single-parenting":
    "I'm raising three kids on my own and there is nobody to take over when I'm ill.",
  "friendship-betrayal": "I told my best friend a secret and she told the whole group.",
  singleness:
    "All my friends are married with kids and I'm thirty six and still waiting for someone.",
  "family-conflict":
    "My parents and my uncle haven't talked since the quarrel about grandpa's will.",
  "new-baby": "Our first daughter was born this morning, she is perfect!",
  "estranged-parent": "I haven't spoken with my father for eight years and now he wants to meet.",
  bullying: "The kids in my class call me names and take my things every day.",
  rejection: "I was the only one who wasn't invited, and I wasn't picked for the team either.",
  "conflict-resolution":
    "I need to have a hard conversation with a colleague and want us to make peace.",
  "unbelieving-family":
    "I'm the only Christian at home and my parents make fun of me for going to church.",
  "new-parent-exhaustion":
    "Our newborn is up every hour, I haven't slept for more than two hours in a month.",
  "parenting-anger":
    "I screamed at my little kids again this morning and saw how scared they were of me.",
  "comforting-a-grieving-friend": "My neighbor lost her son and I don't know what to say to her.",
  "loved-one-with-addiction":
    "My brother keeps asking for money and we all know what he spends it on, he won't get help.",
  "empty-nest": "We dropped our youngest off at college and the house is so silent now.",
  "emotional-distance-in-marriage":
    "My husband and I live like roommates, we haven't really talked in months.",
  "own-unfaithfulness": "I slept with a coworker and my wife doesn't know, should I tell her?",
  "dating-decision":
    "I've been with him for two years, how do I know if he is the right one to marry?",
  "unrequited-love": "I'm in love with a friend who will never see me that way.",
  "wedding-preparation":
    "We are getting married in June and are looking for a reading for the ceremony.",
  "children-of-divorce": "Mom and Dad are splitting up and I have to choose who I live with.",
  stepfamily: "My husband's children won't accept me and say I'm not their mother.",
  "estranged-sibling":
    "My sister and I stopped speaking after dad's funeral and I want my sister back.",
  "in-laws": "My husband's mother criticizes how I cook and how I raise my kids.",
  "adoption-and-foster-care":
    "A foster child is moving in with us on Monday and he has been in six homes.",
  "aging-parent-decisions":
    "Mum can't live alone any longer and my brother and I can't agree on a care home.",
  "unbelieving-spouse": "My wife doesn't believe and I sit in the pew by myself every week.",
  "jealousy-of-a-friend":
    "My best friend has the house, the husband and the baby, and I can't be happy for her.",
  "toxic-friendship":
    "She only calls when she needs something and I always feel worse after seeing her.",
  "gossip-victim": "People at my office are spreading rumors about me that aren't true.",
  "asking-forgiveness":
    "I was cruel to my sister and want to tell her I'm sorry but don't know how.",
  "neighbor-dispute":
    "The man next door plays loud music all night and parks in front of our gate.",
  "making-friends": "We moved to a new town and I have no idea how to meet people here.",
  "loved-one-in-prison": "My son got eight years and visiting him behind glass breaks my heart.",
  "unplanned-pregnancy": "I'm seventeen and the test was positive, my parents will be furious.",
  "abortion-regret":
    "I ended a pregnancy when I was nineteen and I think about that baby every day.",
  "absent-father": "My dad left before I was born and never once came to see me.",
  "worry-for-a-child-at-school":
    "My son starts kindergarten and cries every morning when I drop him off.",
  "job-loss": "After eighteen years they let me go with a box and a handshake.",
  "money-worries": "The bills are piling up and there's nothing left at the end of the month.",
  "rude-boss": "My manager shouts at me in front of the whole team and never says thank you.",
  "big-decision": "I have to choose between two paths by Friday and I don't know which is right.",
  exams: "My finals start tomorrow and I'm afraid my mind will go blank.",
  "calling-and-purpose": "What am I here for? I want to know what God made me to do.",
  debt: "I owe thirty thousand on credit cards and the collectors call every day.",
  "job-search": "I've sent out a hundred applications and never hear back.",
  "waiting-on-god": "I've been asking God for the same thing for years, how long must I wait?",
  "moving-away": "We're packing up the house, next week we move across the country.",
  "comparison-and-social-media":
    "I scroll through everybody's perfect lives on Instagram and mine feels small.",
  "starting-over": "I'm fifty and have to begin again from nothing, in a new place.",
  "career-decision": "Should I stay in my safe job or take the new offer and change fields?",
  poverty: "There is no food in the cupboard and I skip meals so the children can eat.",
  "workplace-injustice":
    "They haven't paid us our overtime for months and fired the one who complained.",
  retirement: "I stopped working in spring after forty years and don't know what I'm good for now.",
  "business-failure": "I had to close my restaurant and let all my staff go.",
  "eviction-and-housing":
    "The landlord wants us out by the end of the month and we have nowhere to go.",
  "student-stress":
    "I have three essays and a lab report due and I can't sleep, college is crushing me.",
  "failing-at-school":
    "I failed two classes and have to repeat the year, my parents are so disappointed.",
  "immigrant-and-refugee": "We fled our country and are still waiting for our papers in a camp.",
  discrimination: "I was followed around the shop because of the color of my skin.",
  prison: "I'm writing from my cell, I have seven more years to serve.",
  "legal-trouble": "I have to appear before the judge on Thursday and my lawyer isn't hopeful.",
  "crime-victim": "Someone broke into our home and since then I check the locks all night.",
  "fear-of-war-and-news":
    "Every time I turn on the television there's another bombing and I'm scared for the world.",
  "natural-disaster-loss": "The flood took everything, our house is full of mud.",
  "military-deployment": "My husband's unit ships out next week and he'll miss the baby's birth.",
  "leadership-burden":
    "I'm responsible for thirty people and every decision I make affects their lives.",
  procrastination: "I keep putting things off until the last minute and waste hours on my phone.",
  "feeling-stuck": "Every day is the same and I'm going nowhere with my life.",
  "regret-over-missed-chances":
    "I should have married her when I had the chance, now it's forty years too late.",
  "temptation-to-dishonesty":
    "My boss wants me to change the numbers and nobody would ever find out.",
  "pride-in-success":
    "Since the promotion my wife says I've become arrogant and I think she's right.",
  "toxic-workplace":
    "My colleagues undermine each other and leave me out of every meeting, I dread going in.",
  overwork: "I work seventy hours a week and never see my kids awake.",
  "first-job": "I start at my new company on Monday, straight out of school, and I'm nervous.",
  "starting-a-business": "I'm opening my own bakery next month and put all my savings into it.",
  "greed-and-possessions": "I keep buying things I don't need and always want more.",
  "generosity-and-giving":
    "How much should I give to the poor and to church when I have little myself?",
  "passed-over-for-promotion": "They gave the position to the young man I had trained.",
  "injustice-in-the-world": "Why do the wicked get rich while the poor are trampled?",
  "farming-and-drought": "No rain for ten weeks and the corn is dying in the field.",
  doubt: "Sometimes I wonder if God is even real or if we made it all up.",
  "god-feels-far": "I pray and it's as if no one is there, I can't feel His presence any more.",
  "unanswered-prayer": "We prayed so hard for her healing and God didn't do it.",
  gratitude: "I just want to thank God for my family and for everything he has given us.",
  temptation: "I keep giving in to the same thing though I promised God I wouldn't.",
  "why-does-god-allow-suffering": "If God is good, why do little children get so ill?",
  "how-to-pray": "I've never prayed before, what do I say and do I have to kneel?",
  "returning-to-god": "I haven't been to church in fifteen years, would God take me back?",
  "lust-and-pornography":
    "I look at dirty sites at night when my wife is asleep and feel disgusted after.",
  "joy-and-celebration": "She said yes! We are so happy and want to celebrate with God.",
  "recovery-from-addiction": "I've been sober for two years and I'm learning how to live again.",
  "wisdom-seeking": "Lord, teach me to judge rightly and to live well.",
  "angry-at-god": "I'm furious with God for taking my baby, how could he do this?",
  "assurance-of-salvation": "How can I be sure that I'm really saved and going to heaven?",
  "is-this-a-sin": "Is it okay for a Christian to get a tattoo?",
  "church-hurt":
    "My pastor humiliated me and nobody in the congregation stood by me, I can't go back.",
  "loss-of-faith": "I don't believe anymore, and I used to lead Bible studies.",
  "spiritual-dryness": "My prayers are routine, worship leaves me cold, the fire I had is gone.",
  envy: "It eats me up when others get what I want.",
  patience: "I lose it in every queue and can't wait for anything.",
  courage: "I have to stand up and tell the truth tomorrow and my knees are shaking.",
  "hearing-gods-will": "How do I know whether it's God speaking or just my own thoughts?",
  "new-believer": "I gave my life to Jesus two weeks ago, what do I do now?",
  "answered-prayer": "We asked God for years and now it has finally happened, he heard us!",
  "how-to-read-the-bible":
    "I bought a Bible but I don't know where to begin and I don't understand it.",
  "fear-of-unforgivable-sin":
    "I had an awful thought about the Holy Spirit and think God can never forgive me.",
  "finding-a-church": "We've visited five congregations and don't feel at home in any.",
  "church-conflict": "Our congregation is splitting over the new pastor.",
  "sharing-faith":
    "A coworker asked me what I believe and I didn't know how to tell her about Jesus.",
  "persecution-for-faith": "The police raided our house church and took our Bibles.",
  "lying-and-honesty":
    "I make up stories about myself all the time and can't seem to tell the truth.",
  "self-control": "I can't stop eating sweets at night, I have no discipline.",
  "loving-enemies": "Jesus says to love them but I hate the man who hurt my family.",
  "end-times-fear": "I'm terrified of the rapture and that I'll be left behind.",
  "heaven-questions": "Will I know my wife in heaven and what will it be like there?",
  "science-and-faith": "My biology professor says evolution disproves Genesis.",
  "other-religions": "My roommate is Muslim and a better person than me, will God reject her?",
  "spiritual-attack-fear":
    "I feel an evil presence in my room at night and think someone cursed us.",
  "baptism-decision": "Should I get baptized again as an adult though I was sprinkled as a baby?",
  "serving-others": "I'd like to help people in need but don't know what I can do.",
  contentment: "I want to learn to be happy with the little I have.",
  "rest-and-sabbath": "I feel guilty whenever I sit down and do nothing on a Sunday.",
  "praise-for-creation": "The stars over the mountains last night took my breath away.",
  birthday: "I turn fifty tomorrow and would like a verse for the day.",
  "new-year-hope": "It's December 31 and I want to begin the coming twelve months with God.",
  "seeking-peace": "My mind is so loud, I just want to be calm inside.",
  "healing-thanksgiving": "The scan is clear and I rang the bell today, praise God!",
};
