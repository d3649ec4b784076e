import type { ReactNode } from "react";
import * as css from "./Board.css.ts";

export interface BoardGridProps {
  readonly children: ReactNode;
}

/** Boards side by side; on a phone one below the other. */
export function BoardGrid({ children }: BoardGridProps) {
  return <div className={css.grid}>{children}</div>;
}
