import { Bell as BellIcon } from "lucide-react";
import { IconButton } from "../components/icon-button.tsx";
import { Popover } from "../components/popover.tsx";

/** The notifications' place. Nothing in the product makes any yet, so it says just that. */
export function Bell() {
  return (
    <Popover
      label="Notifications"
      trigger={
        <IconButton label="Notifications">
          <BellIcon aria-hidden="true" className="size-5.5" strokeWidth={1.7} />
        </IconButton>
      }
    >
      <p className="font-semibold">Nothing new</p>
      <p className="mt-1 text-sm text-soft">Notifications will wait for you here.</p>
    </Popover>
  );
}
