import { Children, type ReactNode, useRef } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Shelf.css.ts";
import { useScrollEnds } from "./useScrollEnds.ts";

export interface ShelfProps {
  /** The name of the cards; part of the arrows' labels. */
  readonly label: string;
  /** The labels of the arrows. */
  readonly controls: { readonly previous: string; readonly next: string };
  /** The number of rows that a scrolling shelf has on a desktop. */
  readonly rows?: 1 | 2 | undefined;
  /** Cards are loading; announced to screen readers. */
  readonly busy?: boolean | undefined;
  /** `GameCard`s, or `GameCardSkeleton`s. */
  readonly children: ReactNode;
}

/**
 * The games of a section in the arrangement of the brand's layout (`data-shelf`): a row that scrolls, with arrows on a
 * desktop; a grid; or a grid whose first card is large. Cards in the format `wide` are rows themselves and form a grid.
 */
export function Shelf({ label, controls, rows = 1, busy = false, children }: ShelfProps) {
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useScrollEnds(row);
  const turn = (pages: 1 | -1) => row.current?.scrollBy({ left: pages * row.current.clientWidth });
  return (
    <div className={css.frame}>
      <ul ref={row} className={classNames(css.row, css.rows[rows])} aria-busy={busy}>
        {Children.map(children, (card, index) => (
          <li className={css.cell} data-featured={index === 0 || undefined}>
            {card}
          </li>
        ))}
      </ul>
      {(before || after) && (
        <>
          <Arrow side="start" label={`${controls.previous}: ${label}`} on={before} onClick={() => turn(-1)} />
          <Arrow side="end" label={`${controls.next}: ${label}`} on={after} onClick={() => turn(1)} />
        </>
      )}
    </div>
  );
}

interface ArrowProps {
  readonly side: "start" | "end";
  readonly label: string;
  /** There is more on this side. If not, the arrow does nothing but keeps the focus. */
  readonly on: boolean;
  readonly onClick: () => void;
}

function Arrow({ side, label, on, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={css.arrow[side]}
      aria-label={label}
      aria-disabled={!on}
      onClick={on ? onClick : undefined}
    >
      <Icon name={side === "start" ? "caretLeft" : "caretRight"} />
    </button>
  );
}
