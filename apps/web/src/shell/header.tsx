import { Wordmark } from "../components/wordmark.tsx";
import { ProfileMenu } from "../features/users/profile-menu.tsx";
import { ScreenLink } from "../navigation.tsx";
import { Bell } from "./bell.tsx";

export function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page flex h-15 items-center gap-1">
        <ScreenLink
          screen="welcome"
          aria-label="Lampstand, home"
          className="-ms-2 me-auto flex min-h-11 items-center rounded-md px-2"
        >
          <Wordmark />
        </ScreenLink>
        <Bell />
        <ProfileMenu />
      </div>
    </header>
  );
}
