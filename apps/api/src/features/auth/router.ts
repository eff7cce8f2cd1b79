import { conflict, invalidField, notFound, unauthorized } from "../../errors.ts";
import { anyone, rest, router, user } from "../../trpc.ts";
import { successOutput } from "../schema.ts";
import { userOutput } from "../users/schema.ts";
import { toUser, userSelect } from "../users/service.ts";
import { createAccount, requireOpenAccount } from "./accounts.service.ts";
import { signInDemoMember } from "./demo.service.ts";
import { findKnownDevice, rememberDevice } from "./known-devices.service.ts";
import { refusePassword } from "./password-rules.service.ts";
import {
  loginInput,
  loginOutput,
  registerInput,
  registerOutput,
  testLoginOutput,
} from "./schema.ts";
import { endSession, startSession } from "./sessions.service.ts";
import { addressKey, loginLimits } from "./throttle.service.ts";

export const authRouter = router({
  user: user
    .meta(rest("GET", "/auth/user", "The signed-in member"))
    .output(userOutput)
    .query(({ ctx }) => toUser(ctx.user)),

  register: anyone
    .meta(
      rest("POST", "/auth/register", "Create an account and sign in", { status: 201, open: true }),
    )
    .input(registerInput)
    .output(registerOutput)
    .mutation(async ({ ctx, input }) => {
      const { email, username, password } = input;
      await ctx.throttle.spend({ limit: "registerByAddress", key: addressKey(ctx.ipAddress) });
      const refusal = refusePassword({ password, ownWords: [email, username] });
      if (refusal) throw invalidField({ field: "password", message: refusal });
      const taken = await ctx.db.user.findUnique({ where: { email }, select: { id: true } });
      if (taken) throw conflict("An account with this email already exists.");
      const row = await createAccount({
        ctx,
        account: {
          email,
          username,
          passwordHash: await ctx.passwords.hash(password),
          phoneNumber: input.phoneNumber ?? null,
          twoFactorRequested: input.twoFactorEnabled,
        },
      });
      await startSession({ ctx, userId: row.id, persistent: input.staySignedIn });
      await rememberDevice({ ctx, userId: row.id });
      return { user: toUser(row) };
    }),

  login: anyone
    .meta(rest("POST", "/auth/login", "Sign in with e-mail and password", { open: true }))
    .input(loginInput)
    .output(loginOutput)
    .mutation(async ({ ctx, input }) => {
      const account = await ctx.db.user.findUnique({
        where: { email: input.email },
        select: { ...userSelect, passwordHash: true, statusReason: true, suspendedUntil: true },
      });
      const deviceId = await findKnownDevice({ ctx, userId: account?.id });
      const limits = loginLimits({ ipAddress: ctx.ipAddress, email: input.email, deviceId });
      for (const limit of limits) await ctx.throttle.spend(limit);
      const matches = await ctx.passwords.verify({
        password: input.password,
        passwordHash: account?.passwordHash ?? null,
      });
      if (!account || !matches) throw unauthorized("Invalid email or password");
      for (const limit of limits) await ctx.throttle.refund(limit);
      await requireOpenAccount({ ctx, account });
      await startSession({ ctx, userId: account.id, persistent: input.staySignedIn });
      await rememberDevice({ ctx, userId: account.id });
      return { user: toUser({ ...account, accountStatus: "active" }) };
    }),

  logout: anyone
    .meta(rest("POST", "/auth/logout", "Sign out", { open: true }))
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      await endSession(ctx);
      return { success: true };
    }),

  testLogin: anyone
    .meta(
      rest("POST", "/test-login", "Sign in as the demo member (only where the demo is enabled)", {
        open: true,
      }),
    )
    .output(testLoginOutput)
    .mutation(async ({ ctx }) => {
      if (!ctx.config.testLogin) throw notFound("Not found");
      await ctx.throttle.spend({ limit: "testLoginByAddress", key: addressKey(ctx.ipAddress) });
      return { user: toUser(await signInDemoMember(ctx)) };
    }),
});
