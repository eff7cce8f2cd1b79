import { ExternalLink, LogOut, MessageSquare, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { classes } from "../../lib/classes.ts";
import type { Safety } from "../../lib/trpc.ts";
import { leaveAtOnce } from "./leave-at-once.ts";

const HEADINGS: Record<Safety["kind"], string> = {
  suicide: "You do not have to carry this alone",
  "self-harm": "You do not have to carry this alone",
  abuse: "You deserve to be safe",
  addiction: "There is help, day and night",
};

const iconFor = (url: string) => {
  if (url.startsWith("tel:")) return Phone;
  return url.startsWith("sms:") ? MessageSquare : ExternalLink;
};

/**
 * Help, before anything else: first in the reading order, on a phone's first screen without scrolling,
 * and the first thing a screen reader says. The ways to a person come before the words.
 */
export function SafetyBlock({ safety }: { safety: Safety }) {
  const oddNumber = safety.resources.length % 2 === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section
      aria-labelledby="safety-heading"
      className="mb-8 rounded-lg bg-night p-3 text-on-night xs:p-4 sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="safety-heading" tabIndex={-1} className="text-xl outline-none">
          {HEADINGS[safety.kind]}
        </h2>
        {safety.kind === "abuse" && (
          <button
            type="button"
            onClick={leaveAtOnce}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border-2 border-lamp px-4 font-semibold text-lamp transition-colors hover:bg-lamp hover:text-on-lamp"
          >
            <LogOut aria-hidden="true" className="size-4.5" />
            Leave this page now
          </button>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2 sm:mt-4 lg:grid lg:grid-cols-4">
        {safety.resources.map(({ name, contact, url }, index) => {
          const Icon = iconFor(url);
          const outside = url.startsWith("http");
          return (
            <li
              key={url}
              className={classes(
                // Two share a row, the longer one taking more of it, so that no number ever breaks.
                "min-w-min grow",
                index === 0 && oddNumber ? "basis-full" : "basis-[35%]",
              )}
            >
              <a
                href={url}
                {...(outside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
                className="flex h-full min-h-14 flex-col justify-center rounded-md bg-lamp px-2 py-1.5 xs:px-3 text-on-lamp transition-colors hover:bg-on-night"
              >
                <span className="flex items-center gap-2 text-sm leading-tight font-bold xs:text-base xs:leading-tight">
                  <Icon
                    aria-hidden="true"
                    className="size-4.5 shrink-0 max-xs:hidden"
                    strokeWidth={2.2}
                  />
                  <span className="whitespace-nowrap">{contact}</span>
                </span>
                <span className="mt-0.5 text-xs leading-tight">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 max-w-3xl text-sm leading-snug sm:mt-4 sm:text-base">{safety.message}</p>
    </section>
  );
}
