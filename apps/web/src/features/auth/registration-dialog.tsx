import { Dialog } from "../../components/dialog.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import type { SignInDialogProps } from "./use-landing-dialogs.ts";

export default function RegistrationDialog({ onClose, onSwitch }: SignInDialogProps) {
  return (
    <Dialog
      open
      width="medium"
      onOpenChange={onClose}
      title="Get started"
      description="An account is free. It keeps your verses and notes, for you alone."
    >
      <RegistrationForm />
      <p className="mt-5 text-center text-sm text-soft">
        Have an account already? <TextButton onClick={onSwitch}>Sign in</TextButton>
      </p>
    </Dialog>
  );
}
