import { zodResolver } from "@hookform/resolvers/zod";
import { registrationForm } from "@lampstand/api/schemas/auth";
import { type SubmitHandler, useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../components/button.tsx";
import { CheckboxField } from "../../components/checkbox-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { codeOf, issuesOf } from "../../lib/errors.ts";
import { useRegister } from "./use-sign-in.ts";

type Entered = z.input<typeof registrationForm>;
type Checked = z.output<typeof registrationForm>;

const empty: Entered = {
  email: "",
  username: "",
  password: "",
  confirmPassword: "",
  twoFactorEnabled: false,
  phoneNumber: "",
  staySignedIn: true,
};

const isField = (path: string): path is keyof Entered => Object.hasOwn(empty, path);

/** Which field a refusal of the server is about: it names it, or it is one of the two that are unique. */
function refusedFields(error: unknown): { path: string; message: string }[] {
  if (codeOf(error) !== "CONFLICT" || !(error instanceof Error)) return issuesOf(error);
  return [{ path: /email/i.test(error.message) ? "email" : "username", message: error.message }];
}

/** The landing page's registration, checked by the very schema that the server checks with. */
export function RegistrationForm() {
  const registration = useRegister({
    title: "Registration failed",
    otherwise: "Please try again.",
  });
  const { register, handleSubmit, setError, formState } = useForm<Entered, unknown, Checked>({
    defaultValues: empty,
    resolver: zodResolver(registrationForm),
  });
  const errorOf = (field: keyof Entered) => formState.errors[field]?.message;

  const submit: SubmitHandler<Checked> = ({ confirmPassword: _, ...account }) =>
    registration.mutate(account, {
      onError: (error) => {
        for (const { path, message } of refusedFields(error)) {
          if (isField(path)) setError(path, { message }, { shouldFocus: true });
        }
      },
    });

  return (
    <form
      noValidate
      onSubmit={handleSubmit(submit)}
      className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errorOf("email")}
        {...register("email")}
      />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf("username")}
        {...register("username")}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words you remember are best."
        error={errorOf("password")}
        {...register("password")}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
        {...register("confirmPassword")}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Phone number (optional)"
          type="tel"
          autoComplete="tel"
          hint="With its country code. Only used to help you back into your account; you get no messages on it."
          error={errorOf("phoneNumber")}
          {...register("phoneNumber")}
        />
      </div>
      <div className="sm:col-span-2">
        <CheckboxField
          label="Help me set up two-factor sign-in"
          hint="We note your wish. Your account works without it until you finish the setup."
          {...register("twoFactorEnabled")}
        />
        <CheckboxField
          label="Stay signed in"
          hint="Switch this off on a device that others use."
          {...register("staySignedIn")}
        />
      </div>
      <Button
        type="submit"
        className="sm:col-span-2"
        pending={registration.isPending || registration.isSuccess}
      >
        {registration.isPending ? "Creating account..." : "Create account"}
      </Button>
    </form>
  );
}
