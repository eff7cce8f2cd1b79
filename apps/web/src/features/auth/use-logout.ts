import { toast, toastAfterReload } from "../../components/toast-store.ts";
import { clearSession } from "../../lib/stored.ts";
import { trpc } from "../../lib/trpc.ts";
import { dropGhostUser } from "./ghost-user.ts";

/**
 * Signs out and starts the page anew at its first screen, so that nothing of the member stays in memory.
 * When the server did not hear it the member is still signed in, and is told so.
 */
export function useLogout() {
  return trpc.auth.logout.useMutation({
    onSuccess: () => {
      dropGhostUser();
      clearSession();
      toastAfterReload({
        title: "Logged out",
        description: "You have been successfully logged out.",
      });
      window.location.replace("/");
    },
    onError: () => {
      toast({
        title: "Logout failed",
        description: "There was an issue logging out. Please try again.",
        destructive: true,
      });
    },
  });
}
