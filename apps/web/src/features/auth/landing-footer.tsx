import { Wordmark } from "../../components/wordmark.tsx";

export function LandingFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page flex flex-wrap items-start justify-between gap-x-16 gap-y-6 py-10">
        <Wordmark />
        <p className="max-w-xl text-sm text-soft">
          If you or someone near you is in danger or despair, talk to a person now. In the US, call
          or text{" "}
          <a href="tel:988" className="font-semibold text-flame underline underline-offset-4">
            988
          </a>
          , any hour, free. Elsewhere,{" "}
          <a
            href="https://findahelpline.com"
            className="font-semibold text-flame underline underline-offset-4"
          >
            findahelpline.com
          </a>{" "}
          lists the lines of your country.
        </p>
      </div>
    </footer>
  );
}
