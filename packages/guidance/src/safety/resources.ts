import type { Resource, Safety, SafetyKind } from "./kind.ts";

/** Numbers by Decisions E.1; help outside the United States is found by the last one. */
const crisisLine: readonly Resource[] = [
  { name: "988 Suicide & Crisis Lifeline", contact: "Call 988", url: "tel:988" },
  { name: "988 Suicide & Crisis Lifeline", contact: "Text 988", url: "sms:988" },
];

const own: Readonly<Record<SafetyKind, readonly Resource[]>> = {
  suicide: crisisLine,
  "self-harm": crisisLine,
  abuse: [
    {
      name: "National Domestic Violence Hotline",
      contact: "Call 1-800-799-7233",
      url: "tel:18007997233",
    },
  ],
  addiction: [
    { name: "SAMHSA National Helpline", contact: "Call 1-800-662-4357", url: "tel:18006624357" },
  ],
};

const everywhere: readonly Resource[] = [
  { name: "Immediate danger", contact: "Call 911", url: "tel:911" },
  { name: "Outside the US", contact: "findahelpline.com", url: "https://findahelpline.com" },
];

/** Plain words by safe-messaging guidelines: help first, no blame, no method, no false promise. */
const messages: Readonly<Record<SafetyKind, string>> = {
  suicide:
    "Thank you for putting this into words. If you, or someone you are writing about, may be thinking of ending a life, please talk to a person now: call or text 988, any hour, free. You do not have to be certain, and you do not have to carry this alone. Pain like this can ease with help, and your life matters.",
  "self-harm":
    "Thank you for saying this. Hurting yourself is a sign of how much you are carrying, not something to be ashamed of. Please reach a person now: call or text 988, any hour, free, or tell someone you trust today. There are other ways through moments like this, and people who can help you find them.",
  abuse:
    "What is being done to you is not your fault, and you do not have to endure it. You are allowed to leave, and you deserve to be safe. The National Domestic Violence Hotline, 1-800-799-7233, is free and confidential, day and night, and helps you plan, whether or not you are ready to go. If you may be watched, use a device or phone that is safe.",
  addiction:
    "Reaching out is a strong thing to do. Addiction is an illness that people recover from, and nobody has to do it alone: SAMHSA, 1-800-662-4357, is free and confidential, day and night, for you or someone you love. Prayer can go together with treatment. If someone has taken too much or cannot be woken, call 911 at once.",
};

/** What to show above the verses: a message, and ways to reach help, the fitting one first. */
export function safetyFor(kind: SafetyKind): Safety {
  return {
    kind,
    message: messages[kind],
    resources: [...own[kind], ...everywhere].map((resource) => ({ ...resource })),
  };
}
