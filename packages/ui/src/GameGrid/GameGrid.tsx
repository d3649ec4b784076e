import { Children, type ReactNode } from "react";
import { classNames } from "../classNames.ts";
import * as css from "./GameGrid.css.ts";

export interface GameGridProps {
  /** shelf: a few cards of a section; on a phone the formats tile and poster become a row that is swiped. */
  readonly arrangement?: "grid" | "shelf";
  readonly label?: string;
  /** Cards are on the way; said to screen readers. */
  readonly busy?: boolean;
  /** The cards. */
  readonly children: ReactNode;
}

/** Game cards in as many columns as their format and the room allow. */
export function GameGrid({ arrangement = "grid", label, busy = false, children }: GameGridProps) {
  return (
    <ul className={classNames(css.grid, arrangement === "shelf" && css.shelf)} aria-label={label} aria-busy={busy}>
      {Children.map(children, (card) => (
        <li className={css.cell}>{card}</li>
      ))}
    </ul>
  );
}
