/** The four kinds of danger, gravest first: where several match, the first decides. */
export const SAFETY_KINDS = ["suicide", "self-harm", "abuse", "addiction"] as const;

export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** A way to reach help. `contact` is what is shown, `url` is what a tap opens. */
export interface Resource {
  name: string;
  contact: string;
  url: string;
}

export interface Safety {
  kind: SafetyKind;
  message: string;
  resources: Resource[];
}
