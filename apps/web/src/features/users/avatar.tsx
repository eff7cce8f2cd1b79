import type { User } from "../../lib/trpc.ts";
import { initialsColor, initialsOf } from "./initials.ts";

const sizes = {
  sm: "size-8 text-xs",
  md: "size-12 text-base",
} as const;

interface AvatarProps {
  user: Pick<User, "id" | "displayName" | "username">;
  size?: keyof typeof sizes;
}

/** A member's initials on their own colour. The name is said by what stands around it. */
export function Avatar({ user, size = "sm" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: initialsColor(user.id) }}
      className={`inline-grid shrink-0 place-items-center rounded-full font-semibold text-[#fff] ${sizes[size]}`}
    >
      {initialsOf(user)}
    </span>
  );
}
