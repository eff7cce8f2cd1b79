import { Dialog } from "../../components/dialog.tsx";
import { toast } from "../../components/toast-store.ts";
import { copyText } from "../../lib/copy-text.ts";
import { writeStored } from "../../lib/stored.ts";
import { useGoTo } from "../../navigation.tsx";
import {
  COMMUNITY_KEY,
  communityItem,
  SHARE_OPTIONS,
  type Shared,
  type ShareOption,
  sharedText,
} from "./share-options.ts";

interface ShareDialogProps {
  shared: Shared;
  situation: string;
  onClose: () => void;
}

const look =
  "flex min-h-12 w-full items-center justify-center rounded-md border border-edge px-2 font-semibold transition-colors hover:border-ink hover:bg-sunken";

async function copyAndSay(input: { text: string; title: string; description?: string }) {
  const { text, ...said } = input;
  const copied = await copyText(text);
  toast(
    copied
      ? said
      : {
          title: "Could not copy",
          description: "Your browser did not allow it.",
          destructive: true,
        },
  );
}

/** All the places a verse can be taken to. */
export default function ShareDialog({ shared, situation, onClose }: ShareDialogProps) {
  const goTo = useGoTo();
  const text = sharedText(shared);

  const share = async ({ name, way }: ShareOption) => {
    onClose();
    if (way.by === "community") {
      writeStored("local", COMMUNITY_KEY, communityItem({ shared, situation }));
      if (!goTo("community")) {
        toast({
          title: "Kept for the community",
          description: "It will be in your post when the community opens.",
        });
      }
    } else if (way.by === "copy") {
      await copyAndSay({ text, title: "Copied", description: shared.reference });
    } else {
      await copyAndSay({
        text,
        title: `Copied for ${name}`,
        description: `${name} takes no text from other pages. Paste it there.`,
      });
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title="Share" description={shared.reference}>
      <ul className="grid grid-cols-2 gap-2 xs:grid-cols-3">
        {SHARE_OPTIONS.map((option) => (
          <li key={option.name}>
            {option.way.by === "address" ? (
              <ShareLink
                name={option.name}
                href={option.way.address({ text, page: window.location.origin })}
                onClick={onClose}
              />
            ) : (
              <button type="button" onClick={() => void share(option)} className={look}>
                {option.name}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ShareLinkProps {
  name: string;
  href: string;
  onClick: () => void;
}

/** Sites open beside this page; mail and messages open their own programs, and need no empty tab. */
function ShareLink({ name, href, onClick }: ShareLinkProps) {
  const site = href.startsWith("https:");
  return (
    <a
      href={href}
      {...(site && { target: "_blank", rel: "noopener noreferrer" })}
      onClick={onClick}
      className={look}
    >
      {name}
    </a>
  );
}
