import { zodResolver } from "@hookform/resolvers/zod";
import { loginInput } from "@lampstand/api/schemas/auth";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../components/button.tsx";
import { CheckboxField } from "../../components/checkbox-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useLogin } from "./use-sign-in.ts";

type Entered = z.input<typeof loginInput>;
type Checked = z.output<typeof loginInput>;

export function LoginForm() {
  const login = useLogin({ title: "Login failed", otherwise: "Please check your credentials." });
  const { register, handleSubmit, formState } = useForm<Entered, unknown, Checked>({
    defaultValues: { email: "", password: "", staySignedIn: true },
    resolver: zodResolver(loginInput),
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit((entered) => login.mutate(entered))}
      className="grid gap-5"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <CheckboxField
        label="Stay signed in"
        hint="Switch this off on a device that others use."
        {...register("staySignedIn")}
      />
      <Button type="submit" pending={login.isPending || login.isSuccess}>
        {login.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
