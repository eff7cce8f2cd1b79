import { z } from "zod";
import { keptText, trimmedText } from "../schema.ts";
import { userOutput } from "../users/schema.ts";

export const PASSWORD_MIN = 8;
/** The header dialog sends no username and asks less (Decisions A.3). */
export const QUICK_PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

const emailField = trimmedText()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

const newPasswordField = (least: number) =>
  z
    .string()
    .min(least, `Password must be at least ${least} characters`)
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);

const usernameField = trimmedText()
  .min(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters`)
  .max(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters`)
  .regex(/^[A-Za-z0-9._-]+$/, "Username may hold letters, digits, '.', '_' and '-'");

const phoneNumberField = trimmedText().regex(
  /^\+[1-9]\d{6,14}$/,
  "Please enter the phone number with its country code, like +15551234567",
);

export const registerInput = z
  .object({
    email: emailField,
    password: newPasswordField(QUICK_PASSWORD_MIN),
    username: usernameField.optional(),
    twoFactorEnabled: z.boolean().default(false),
    phoneNumber: phoneNumberField.nullish(),
    staySignedIn: z.boolean().default(true),
    deviceFingerprint: keptText().max(200).optional(),
  })
  .refine(({ username, password }) => username === undefined || password.length >= PASSWORD_MIN, {
    path: ["password"],
    message: `Password must be at least ${PASSWORD_MIN} characters`,
  });

export const registerOutput = z.object({
  user: userOutput,
  twoFactorSetup: z.object({ otpauthUrl: z.string(), secret: z.string() }).optional(),
});

export const loginInput = z.object({
  email: emailField,
  password: z.string().min(1, "Password is required").max(1024, "Password is too long"),
  staySignedIn: z.boolean().default(true),
});

export const loginOutput = z.union([
  z.object({ user: userOutput }),
  z.object({ twoFactorRequired: z.literal(true) }),
]);

export const testLoginOutput = z.object({ user: userOutput });

const matchingPasswords = {
  path: ["confirmPassword"],
  message: "Passwords don't match",
};

/** The landing page's form: what `register` takes, and the password a second time. */
export const registrationForm = z
  .object({
    email: emailField,
    username: usernameField,
    password: newPasswordField(PASSWORD_MIN),
    confirmPassword: z.string(),
    twoFactorEnabled: z.boolean(),
    phoneNumber: z.union([z.literal("").transform(() => null), phoneNumberField]),
    staySignedIn: z.boolean(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, matchingPasswords);
