/** What is shared: a verse in its words, or a prayer with the Scripture it stands on. */
export interface Shared {
  reference: string;
  text: string;
  isPrayerGuidance: boolean;
}

/**
 * How a place takes what is shared: by an address of its own, by pasting (it has no such address), or
 * by a way that the product itself goes.
 */
export type ShareWay =
  | { by: "address"; address: (input: { text: string; page: string }) => string }
  | { by: "paste" }
  | { by: "copy" }
  | { by: "community" };

export interface ShareOption {
  name: string;
  way: ShareWay;
}

const encoded = encodeURIComponent;

/** Every place, in the order of the specification. */
export const SHARE_OPTIONS: readonly ShareOption[] = [
  { name: "Community", way: { by: "community" } },
  { name: "Copy", way: { by: "copy" } },
  {
    name: "Twitter",
    way: {
      by: "address",
      address: ({ text }) => `https://twitter.com/intent/tweet?text=${encoded(text)}`,
    },
  },
  {
    name: "Facebook",
    way: {
      by: "address",
      address: ({ text, page }) =>
        `https://www.facebook.com/sharer/sharer.php?u=${encoded(page)}&quote=${encoded(text)}`,
    },
  },
  {
    name: "Email",
    way: {
      by: "address",
      address: ({ text }) => `mailto:?subject=${encoded("A verse for you")}&body=${encoded(text)}`,
    },
  },
  { name: "Instagram", way: { by: "paste" } },
  { name: "Discord", way: { by: "paste" } },
  { name: "YouTube", way: { by: "paste" } },
  {
    name: "WhatsApp",
    way: { by: "address", address: ({ text }) => `https://wa.me/?text=${encoded(text)}` },
  },
  {
    name: "LinkedIn",
    way: {
      by: "address",
      address: ({ text }) =>
        `https://www.linkedin.com/feed/?shareActive=true&text=${encoded(text)}`,
    },
  },
  { name: "Messenger", way: { by: "paste" } },
  { name: "SMS", way: { by: "address", address: ({ text }) => `sms:?&body=${encoded(text)}` } },
];

export const sharedText = ({ reference, text, isPrayerGuidance }: Shared): string =>
  isPrayerGuidance ? `${text} (${reference})` : `“${text}” — ${reference}`;

export const COMMUNITY_KEY = "shareToCommunity";

/** What the community's post dialog is filled with. The situation is empty for a crisis text. */
export const communityItem = (input: { shared: Shared; situation: string }) => ({
  content: sharedText(input.shared),
  verseReference: input.shared.reference,
  verseText: input.shared.text,
  userSituation: input.situation,
});
