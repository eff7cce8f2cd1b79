import type { User } from "../../lib/trpc.ts";

type Named = Pick<User, "displayName" | "username">;

const firstFilled = ({ displayName, username }: Named): string =>
  [displayName, username].find((name) => name?.trim()) ?? "User";

/** The first letters of up to two words of whichever name there is, in capitals. */
export const initialsOf = (user: Named): string =>
  firstFilled(user)
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase("en-US"))
    .join("");

/** Ten grounds for white letters; initials.test.ts measures that each keeps a contrast of 4.5. */
export const INITIALS_COLORS = [
  "#8a3b12",
  "#4a5d23",
  "#1f5a5e",
  "#2f4f86",
  "#6a3f74",
  "#8f2d3e",
  "#74591a",
  "#2c6144",
  "#50508a",
  "#7a4630",
] as const;

/** Always the same colour for the same member. */
export const initialsColor = (userId: number): string =>
  INITIALS_COLORS[userId % INITIALS_COLORS.length] ?? INITIALS_COLORS[0];
