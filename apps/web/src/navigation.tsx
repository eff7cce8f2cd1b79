import { Link, useNavigate } from "@tanstack/react-router";
import { type ComponentProps, createContext, useContext } from "react";
import type { ScreenName } from "./screens.ts";

/** Where a screen is reached, in the router's terms. */
export interface ScreenLocation {
  to: string;
  search: { screen?: string };
}

/**
 * Finds a screen's place by its name; undefined where no screen has it. Screens get it from above and
 * not from the table, because the table imports the screens.
 */
export type LocateScreen = (name: string) => ScreenLocation | undefined;

export const LocateScreenContext = createContext<LocateScreen>(() => undefined);

const HOME: ScreenLocation = { to: "/", search: {} };

interface ScreenLinkProps extends Omit<ComponentProps<"a">, "href"> {
  screen: ScreenName;
}

/** A link to a screen by its name. */
export function ScreenLink({ screen, ...props }: ScreenLinkProps) {
  const locate = useContext(LocateScreenContext);
  return <Link {...(locate(screen) ?? HOME)} activeOptions={{ exact: true }} {...props} />;
}

/** Goes to a screen by its name. False where there is no such screen yet. */
export function useGoTo() {
  const locate = useContext(LocateScreenContext);
  const navigate = useNavigate();
  return (name: string): boolean => {
    const location = locate(name);
    if (location) void navigate(location);
    return location !== undefined;
  };
}
