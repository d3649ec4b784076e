import { classNames } from "../classNames.ts";
import { GameCardSkeleton } from "../GameCard/GameCardSkeleton.tsx";
import * as css from "./Shelf.css.ts";
import type { ShelfProps } from "./Shelf.tsx";

export interface ShelfSkeletonProps extends Pick<ShelfProps, "rows"> {
  /** The number of cards to expect. */
  readonly count: number;
}

/** Placeholder for a shelf while its games or its own code load: as high as the cards will be. */
export function ShelfSkeleton({ rows = 1, count }: ShelfSkeletonProps) {
  return (
    <div className={css.frame}>
      <ul className={classNames(css.row, css.rows[rows])} aria-busy="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place} className={css.cell}>
            <GameCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
