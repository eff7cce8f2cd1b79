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
    "Thank you for putting this into words. If you or someone you love may be thinking of suicide, please talk to a person now: call or text 988, free, at any hour. You do not have to be certain, and you do not have to carry this alone. Pain like this can ease with help. Your life matters.",
  "self-harm":
    "Thank you for putting this into words. Self-harm is a sign of how much someone is carrying, not a reason for shame. Please talk to a person now: call or text 988, free, at any hour, or tell someone you trust today. There are other ways through these moments, and people who can help to find them.",
  abuse:
    "Abuse is never the fault of the one who is hurt, and nobody has to endure it. You deserve to be safe, and you are allowed to leave. The National Domestic Violence Hotline, 1-800-799-7233, is free and confidential at any hour, whether or not you are ready to go. If someone may be watching, use a phone or device that is safe.",
  addiction:
    "Thank you for putting this into words. Addiction is an illness that people recover from, and nobody has to do it alone: SAMHSA, 1-800-662-4357, is free and confidential at any hour, for you or someone you love. Prayer can go together with treatment. If someone has taken too much or cannot be woken, call 911 now.",
};

/** What to show above the verses: a message, and ways to reach help, the fitting one first. */
export function safetyFor(kind: SafetyKind): Safety {
  return {
    kind,
    message: messages[kind],
    resources: [...own[kind], ...everywhere].map((resource) => ({ ...resource })),
  };
}
