import type { QUICK_PASSWORD_MIN } from "@lampstand/api/schemas/auth";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { TextField } from "../../components/text-field.tsx";
import { toast } from "../../components/toast-store.ts";
import type { SignInDialogProps } from "./use-landing-dialogs.ts";
import { useLogin, useRegister } from "./use-sign-in.ts";

const FAILURE = {
  title: "Authentication Error",
  otherwise: "Failed to authenticate. Please try again.",
};
// The schema's own limit by type alone: importing its value would bring all of zod along.
const shortestPassword: typeof QUICK_PASSWORD_MIN = 6;
const MISMATCH = "Passwords do not match";

/** The header's small dialog: e-mail and password, to sign in or to create an account. */
export default function QuickSignInDialog({ onClose }: Pick<SignInDialogProps, "onClose">) {
  const [creating, setCreating] = useState(false);
  const [mismatch, setMismatch] = useState(false);
  const login = useLogin(FAILURE);
  const register = useRegister(FAILURE);
  const { isPending, isSuccess } = creating ? register : login;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const account = {
      email: String(entered.get("email")),
      password: String(entered.get("password")),
    };
    const differs = creating && entered.get("confirmation") !== account.password;
    setMismatch(differs);
    if (differs) toast({ title: FAILURE.title, description: MISMATCH, destructive: true });
    else (creating ? register : login).mutate(account);
  };

  return (
    <Dialog open onOpenChange={onClose} title={creating ? "Create account" : "Sign in"}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField label="Email" name="email" type="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete={creating ? "new-password" : "current-password"}
          minLength={shortestPassword}
          required
        />
        {creating && (
          <TextField
            label="Confirm password"
            name="confirmation"
            type="password"
            autoComplete="new-password"
            error={mismatch ? MISMATCH : undefined}
            required
          />
        )}
        <Button type="submit" pending={isPending || isSuccess}>
          {creating ? "Create account" : "Sign in"}
        </Button>
      </form>
      <p className="mt-5 text-center text-sm text-soft">
        {creating ? "Have an account already? " : "New here? "}
        <TextButton
          onClick={() => {
            setCreating(!creating);
            setMismatch(false);
          }}
        >
          {creating ? "Sign in instead" : "Create an account"}
        </TextButton>
      </p>
    </Dialog>
  );
}
