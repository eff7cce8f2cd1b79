import { type ComponentType, lazy, Suspense } from "react";

export type SignInDialogName = "registration" | "login" | "quick";

export interface SignInDialogProps {
  onClose: () => void;
  /** Opens another dialog in the place of this one. */
  onSwitch: (name: SignInDialogName) => void;
}

const loaders = {
  registration: () => import("./registration-dialog.tsx"),
  login: () => import("./login-dialog.tsx"),
  quick: () => import("./quick-sign-in-dialog.tsx"),
} satisfies Record<SignInDialogName, () => Promise<{ default: ComponentType<SignInDialogProps> }>>;

const dialogs = {
  registration: lazy(loaders.registration),
  login: lazy(loaders.login),
  quick: lazy(loaders.quick),
};

/** Fetches a dialog's code when a hand moves towards its button. */
export const preloadDialog = (name: SignInDialogName): void => {
  void loaders[name]();
};

/** The dialog that is open, if one is. */
export function LandingDialogs({
  open,
  ...props
}: SignInDialogProps & { open: SignInDialogName | null }) {
  if (open === null) return null;
  const Shown = dialogs[open];
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
