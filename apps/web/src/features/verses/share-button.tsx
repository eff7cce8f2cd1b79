import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/button.tsx";
import type { ButtonLook } from "../../components/button-classes.ts";
import type { Shared } from "./share-options.ts";

const loadDialog = () => import("./share-dialog.tsx");
const ShareDialog = lazy(loadDialog);

interface ShareButtonProps {
  verse: Shared;
  situation: string;
  look?: ButtonLook;
}

export function ShareButton({ verse, situation, look = "quiet" }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.8} />
        Share
      </Button>
      {open && (
        <Suspense>
          <ShareDialog shared={verse} situation={situation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
