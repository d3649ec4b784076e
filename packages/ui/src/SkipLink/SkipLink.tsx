import type { MouseEvent, ReactNode } from "react";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The `id` of the page's main part, with `#`. */
  readonly href: `#${string}`;
  readonly children: ReactNode;
}

/** The first stop of the Tab key: skips the header. Visible only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  /* in code, because following a fragment would add a step to the history */
  const skip = (event: MouseEvent) => {
    const target = document.querySelector<HTMLElement>(href);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
  return (
    <a className={css.skip} href={href} onClick={skip}>
      {children}
    </a>
  );
}
