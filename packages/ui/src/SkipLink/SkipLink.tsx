import type { MouseEvent, ReactNode } from "react";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The `id` of the page's main part, with `#`. */
  readonly href: `#${string}`;
  readonly children: ReactNode;
}

/** The first stop of the Tab key: past the header, to the content. Seen only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  /* by hand, since a followed fragment would be a step of its own for the way back */
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
