import { toast, toastAfterReload } from "../../components/toast-store.ts";
import { messageOf } from "../../lib/errors.ts";
import { trpc, type User } from "../../lib/trpc.ts";
import { writeGhostUser } from "./ghost-user.ts";

/** What a form says when it fails: the server's sentence, or `otherwise` when there was none. */
interface Failure {
  title: string;
  otherwise: string;
}

const tellFailure = ({ title, otherwise }: Failure, error: unknown) =>
  toast({ title, description: messageOf(error, otherwise), destructive: true });

/** The page starts anew at the address that was asked for, now with its member. */
function arrive({ user, greeting }: { user: User; greeting: string }) {
  writeGhostUser(user);
  toastAfterReload({ title: greeting });
  window.location.reload();
}

export function useRegister(failure: Failure) {
  return trpc.auth.register.useMutation({
    onSuccess: ({ user }) => arrive({ user, greeting: "Account created successfully" }),
    onError: (error) => tellFailure(failure, error),
  });
}

export function useLogin(failure: Failure) {
  return trpc.auth.login.useMutation({
    onSuccess: (answer) => {
      if ("user" in answer) arrive({ user: answer.user, greeting: "Login successful" });
      else {
        toast({
          title: failure.title,
          description: "This account asks for a second factor, which this page cannot take yet.",
          destructive: true,
        });
      }
    },
    onError: (error) => tellFailure(failure, error),
  });
}
