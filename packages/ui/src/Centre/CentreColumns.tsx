import type { ReactNode } from "react";
import * as css from "./CentreColumns.css.ts";

export interface CentreColumnsProps {
  readonly children: ReactNode;
  /** The summary and what else helps to decide; below the content where there is no room beside it. */
  readonly aside: ReactNode;
}

/** The content of a pane of a `Centre` that acts: its form, and beside it what the form will do. */
export function CentreColumns({ children, aside }: CentreColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}
