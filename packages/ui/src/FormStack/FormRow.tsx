import type { ReactNode } from "react";
import * as css from "./FormStack.css.ts";

export interface FormRowProps {
  readonly children: ReactNode;
}

/** Two things of a form at the ends of one line; where they do not fit, below each other. */
export function FormRow({ children }: FormRowProps) {
  return <div className={css.row}>{children}</div>;
}
