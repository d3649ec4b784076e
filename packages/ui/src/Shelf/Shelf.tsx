import { Children, type ReactNode, useId, useRef } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import { SectionHeading, type SectionHeadingProps } from "../SectionHeading/SectionHeading.tsx";
import * as css from "./Shelf.css.ts";
import { useScrollEnds } from "./useScrollEnds.ts";

export interface ShelfProps extends Pick<SectionHeadingProps, "title" | "eyebrow" | "number" | "more" | "level"> {
  /** What the arrows are called. */
  readonly controls: { readonly previous: string; readonly next: string };
  /** How many rows a desk shows of a shelf that is scrolled. */
  readonly rows?: 1 | 2;
  /** Cards are on the way; said to screen readers. */
  readonly busy?: boolean;
  /** The cards: `GameCard`s, or `GameCardSkeleton`s. */
  readonly children: ReactNode;
}

/**
 * A section of games in the arrangement that the brand's layout says (`data-shelf`): a row that is scrolled, with arrows
 * on a desk; a grid; or a grid whose first card is large. The format `wide` has rows of its own and stands in a grid.
 */
export function Shelf({ controls, rows = 1, busy = false, children, ...heading }: ShelfProps) {
  const row = useRef<HTMLUListElement>(null);
  const headingId = useId();
  const { before, after } = useScrollEnds(row);
  const turn = (pages: 1 | -1) => row.current?.scrollBy({ left: pages * row.current.clientWidth });
  return (
    <section className={css.shelf} aria-labelledby={headingId}>
      <SectionHeading {...heading} id={headingId} />
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
            <Arrow side="start" label={`${controls.previous}: ${heading.title}`} on={before} onClick={() => turn(-1)} />
            <Arrow side="end" label={`${controls.next}: ${heading.title}`} on={after} onClick={() => turn(1)} />
          </>
        )}
      </div>
    </section>
  );
}

interface ArrowProps {
  readonly side: "start" | "end";
  readonly label: string;
  /** There is more on this side; a press does nothing otherwise, but the focus stays. */
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
