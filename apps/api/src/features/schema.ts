import { z } from "zod";

/** A row's id as it travels: a positive integer that fits the column. */
export const idField = z.int().positive().max(2_147_483_647);

/** Text a person typed: one Unicode form, no stray white space at its ends. */
export const trimmedText = () => z.string().trim().normalize("NFC");

export const dateTimeField = z.iso.datetime();
export const dateField = z.iso.date();

/** Many calls carry the id of who is asking; it may be left out, and must be one's own when it is there. */
export const ownIdInput = z.object({ userId: idField.optional() });

export const successOutput = z.object({ success: z.literal(true) });
