import { Flame } from "../components/lamp.tsx";
import type { User } from "../lib/trpc.ts";
import { ScreenLink } from "../navigation.tsx";
import { type Screen, type ScreenName, screens } from "../screens.ts";

const screenNames = Object.keys(screens) as ScreenName[];

/** The way between the main screens. Where one is, a small flame burns above the entry. */
export function BottomBar({ user }: { user: User }) {
  const shown = screenNames.flatMap((name) => {
    const { bar }: Screen = screens[name];
    return bar && (bar.shownTo?.(user) ?? true) ? [{ name, ...bar }] : [];
  });
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex max-w-2xl justify-around px-1">
        {shown.map(({ name, label, icon: Icon }) => (
          <li key={name} className="min-w-0 flex-1">
            <ScreenLink
              screen={name}
              className="group relative flex h-15 flex-col items-center justify-center gap-0.5 rounded-md text-soft outline-offset-[-4px] transition-colors hover:text-ink data-[status=active]:text-ink md:flex-row md:gap-2.5"
            >
              <Flame className="absolute -top-3 hidden h-5 group-data-[status=active]:block" />
              <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.7} />
              <span className="max-w-full truncate text-xs font-semibold md:text-sm">{label}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
