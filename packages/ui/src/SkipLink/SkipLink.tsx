import type { ReactNode } from "react";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The `id` of the page's main part, with `#`. */
  readonly href: `#${string}`;
  readonly children: ReactNode;
}

/** The first stop of the Tab key: past the header, to the content. Seen only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  );
}
