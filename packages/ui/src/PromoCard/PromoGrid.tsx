import { Children, type ReactNode } from "react";
import * as css from "./PromoGrid.css.ts";

export interface PromoGridProps {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Offers side by side; on a phone a row to swipe, with the next one partly visible. */
export function PromoGrid({ label, children }: PromoGridProps) {
  return (
    <ul className={css.grid} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={css.cell}>{card}</li>
      ))}
    </ul>
  );
}
