import type { ReactNode } from "react";
import * as css from "./FormStack.css.ts";

export interface FormRowProps {
  readonly children: ReactNode;
}

/** Two elements of a form at the ends of one line; if they do not fit, one below the other. */
export function FormRow({ children }: FormRowProps) {
  return <div className={css.row}>{children}</div>;
}
