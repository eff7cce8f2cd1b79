import { Dialog } from "../../components/dialog.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { LoginForm } from "./login-form.tsx";
import type { SignInDialogProps } from "./use-landing-dialogs.ts";

export default function LoginDialog({ onClose, onSwitch }: SignInDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Welcome back">
      <LoginForm />
      <p className="mt-5 text-center text-sm text-soft">
        New here? <TextButton onClick={onSwitch}>Create an account</TextButton>
      </p>
    </Dialog>
  );
}
