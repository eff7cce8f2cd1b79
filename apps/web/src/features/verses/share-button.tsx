import { Share2 } from "lucide-react";
import { Button } from "../../components/button.tsx";
import type { ButtonLook } from "../../components/button-classes.ts";
import { useLazyDialog } from "../../components/use-lazy-dialog.ts";
import type { Shared } from "./share-options.ts";

interface ShareButtonProps {
  verse: Shared;
  situation: string;
  look?: ButtonLook;
}

export function ShareButton({ verse, situation, look = "quiet" }: ShareButtonProps) {
  const { Dialog, open, close, nearing } = useLazyDialog(() => import("./share-dialog.tsx"));
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={open} {...nearing}>
        <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.8} />
        Share
      </Button>
      {Dialog && <Dialog shared={verse} situation={situation} onClose={close} />}
    </>
  );
}
