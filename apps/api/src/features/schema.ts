import { z } from "zod";

/** A row's id as it travels: a positive integer that fits the column. */
export const idField = z.int().min(1).max(2_147_483_647);

/** Text that will be kept as it is: all but the one character that PostgreSQL cannot hold. */
export const keptText = () =>
  z
    .string()
    .refine((text) => !text.includes("\0"), "Please leave out the invisible character U+0000");

/** Text a person typed: one Unicode form, no stray white space at its ends. */
export const trimmedText = () => keptText().trim().normalize("NFC");

export const dateTimeField = z.iso.datetime();
export const dateField = z.iso.date();

/** Many calls carry the id of who is asking; it may be left out, and must be one's own when it is there. */
export const ownIdInput = z.object({ userId: idField.optional() });

export const successOutput = z.object({ success: z.literal(true) });
