import { Children, type ReactNode } from "react";
import * as css from "./GameGrid.css.ts";

export interface GameGridProps {
  readonly label?: string | undefined;
  /** Cards are loading; announced to screen readers. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** Game cards in as many columns as their format and the space allow: a lobby. For a section of home use `Shelf`. */
export function GameGrid({ label, busy = false, children }: GameGridProps) {
  return (
    <ul className={css.grid} aria-label={label} aria-busy={busy}>
      {Children.map(children, (card) => (
        <li className={css.cell}>{card}</li>
      ))}
    </ul>
  );
}
