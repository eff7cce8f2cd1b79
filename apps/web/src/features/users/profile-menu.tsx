import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Popover } from "../../components/popover.tsx";
import { useLogout } from "../auth/use-logout.ts";
import { useSignedInUser } from "../auth/use-user.ts";
import { Avatar } from "./avatar.tsx";

/** The member's own corner: who is signed in, and the way out. */
export function ProfileMenu() {
  const user = useSignedInUser();
  const logout = useLogout();
  return (
    <Popover
      label="Your profile"
      trigger={
        <IconButton label="Your profile">
          <Avatar user={user} />
        </IconButton>
      }
    >
      <div className="flex items-center gap-3">
        <Avatar user={user} size="md" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.displayName ?? user.username}</p>
          <p className="truncate text-sm text-soft">{user.email}</p>
        </div>
      </div>
      <Button
        look="secondary"
        className="mt-5 w-full"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Logout
      </Button>
    </Popover>
  );
}
