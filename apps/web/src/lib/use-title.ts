import { useEffect } from "react";

/** Names the page for the tab, the history and the screen reader. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Lampstand" ? title : `${title} · Lampstand`;
  }, [title]);
}
