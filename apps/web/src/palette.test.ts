import { describe, expect, it } from "vitest";
import styles from "./styles.css?raw";
import { contrast } from "./testing/contrast.ts";

const readTokens = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );

const [lightCss = "", darkCss = ""] = styles.split("@media (prefers-color-scheme: dark)");
const light = readTokens(lightCss);
const themes = { light, dark: { ...light, ...readTokens(darkCss) } };

/** Text and what it stands on. */
const TEXT = [
  ["ink", ["ground", "surface", "sunken", "glow"]],
  ["soft", ["ground", "surface", "sunken"]],
  ["flame", ["ground", "surface", "sunken"]],
  ["danger", ["ground", "surface", "danger-ground"]],
  ["on-brand", ["brand", "brand-strong"]],
  ["on-lamp", ["lamp", "on-night"]],
  ["on-night", ["night"]],
  ["lamp", ["night"]],
  ["ground", ["ink"]],
] as const;

/** Edges of controls and rings of focus, which need less. */
const EDGES = [
  ["edge", ["ground", "surface", "sunken"]],
  ["flame", ["ground", "surface", "sunken"]],
] as const;

describe.each(Object.entries(themes))("the %s palette", (_, tokens) => {
  const measure = (one: string, other: string) => {
    const [a, b] = [tokens[one], tokens[other]];
    if (!a || !b) throw new Error(`styles.css has no colour ${one} or ${other}`);
    return contrast(a, b);
  };

  it.each(TEXT)("keeps %s readable on %j", (text, grounds) => {
    for (const ground of grounds) expect(measure(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)("keeps %s visible on %j", (edge, grounds) => {
    for (const ground of grounds) expect(measure(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
