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
              <a
                href={option.way.address({ text, page: window.location.origin })}
                target="_blank"
                rel="noopener noreferrer"
                onClick={onClose}
                className={look}
              >
                {option.name}
              </a>
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
