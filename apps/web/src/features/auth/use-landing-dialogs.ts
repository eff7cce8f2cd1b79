import { useLazyDialog } from "../../components/use-lazy-dialog.ts";

export interface SignInDialogProps {
  onClose: () => void;
  /** Opens the other dialog in the place of this one. */
  onSwitch: () => void;
}

/** The landing page's ways in. Each opens and closes on its own. */
export function useLandingDialogs() {
  return {
    registration: useLazyDialog(() => import("./registration-dialog.tsx")),
    login: useLazyDialog(() => import("./login-dialog.tsx")),
    quick: useLazyDialog(() => import("./quick-sign-in-dialog.tsx")),
  };
}

export type LandingDialogs = ReturnType<typeof useLandingDialogs>;
