import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={css.hidden}>{children}</span>;
}
