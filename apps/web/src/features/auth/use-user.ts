import { createContext, useContext, useEffect, useState } from "react";
import { codeOf } from "../../lib/errors.ts";
import { trpc, type User } from "../../lib/trpc.ts";
import { dropGhostUser, readGhostUser, writeGhostUser } from "./ghost-user.ts";

const FRESH_MS = 5 * 60 * 1000;

interface CurrentUser {
  /** Null for a visitor, and while nobody is known yet. */
  user: User | null;
  /** No server answered: who is shown is who was here last. */
  unreachable: boolean;
}

/** Who is using the page: the server's answer, and until it comes whoever was here last. */
export function useCurrentUser(): CurrentUser {
  const [ghost] = useState(readGhostUser);
  const { data, error } = trpc.auth.user.useQuery(undefined, { staleTime: FRESH_MS });
  const signedOut = codeOf(error) === "UNAUTHORIZED";
  useEffect(() => {
    if (signedOut) dropGhostUser();
    else if (data) writeGhostUser(data);
  }, [data, signedOut]);
  if (signedOut) return { user: null, unreachable: false };
  return { user: data ?? ghost ?? null, unreachable: error !== null };
}

export const SignedInUserContext = createContext<User | null>(null);

/** The signed-in member, for screens that only members see. */
export function useSignedInUser(): User {
  const user = useContext(SignedInUserContext);
  if (!user) throw new Error("This screen is for members, and nobody is signed in.");
  return user;
}
