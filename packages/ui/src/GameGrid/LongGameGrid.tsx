import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as css from "./GameGrid.css.ts";

export interface LongGameGridProps {
  readonly label: string;
  readonly count: number;
  /** The card at an index, with a key of its own. */
  readonly children: (index: number) => ReactNode;
}

/** Rows above and below the window that are rendered as well, so that Tab and quick scrolling meet no gap. */
const OVERSCAN = 3;

/** Game cards like `GameGrid`, for lists of thousands: only the cards near the window are in the page. */
export function LongGameGrid({ label, count, children }: LongGameGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, gap, top, row } = useLines(grid);
  const overscan = useOverscan();
  // oxlint-disable-next-line react/incompatible-library -- Livery is not built with the React Compiler.
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => row,
    gap,
    overscan,
    scrollMargin: top,
    // Otherwise the first render has no cards, and the effect that follows renders all of them at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The rows beyond the window give a scroll time, so that it need not wait for the cards.
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.start ?? top;
  const last = shown.at(-1)?.end ?? top;
  return (
    <ul
      ref={grid}
      className={css.grid}
      aria-label={label}
      style={{ paddingTop: first - top, paddingBottom: Math.max(0, rows.getTotalSize() + top - last) }}
    >
      {shown.flatMap((line) =>
        Array.from({ length: Math.min(columns, count - line.index * columns) }, (_, column) => {
          const index = line.index * columns + column;
          return (
            <li
              key={index}
              className={css.longCell}
              style={{ containIntrinsicBlockSize: `auto ${row}px` }}
              aria-setsize={count}
              aria-posinset={index + 1}
              // The cells of a line are equally high, so its first one measures it.
              ref={column === 0 ? rows.measureElement : undefined}
              data-index={line.index}
            >
              {children(index)}
            </li>
          );
        }),
      )}
    </ul>
  );
}

interface Lines {
  readonly columns: number;
  /** In px. */
  readonly gap: number;
  /** The distance of the grid from the top of the page, in px. */
  readonly top: number;
  /** The height of its first line in px, which the others usually have as well. */
  readonly row: number;
}

/** The lines of the grid that was measured last: the grid of another list in its place begins with them. */
let measuredLast: Lines = { columns: 2, gap: 0, top: 0, row: 260 };

/** The rows in the window come first: those beyond it would make the page slow to answer when a list is shown. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), []);
  return overscan;
}

/** How the grid's styles arrange its cells at its current width. */
function useLines(grid: RefObject<HTMLUListElement | null>): Lines {
  const [lines, setLines] = useState(measuredLast);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const measured = {
        columns: gridTemplateColumns.split(" ").length,
        gap: Number.parseFloat(rowGap) || 0,
        top: element.getBoundingClientRect().top + window.scrollY,
        row: element.querySelector("li")?.offsetHeight ?? measuredLast.row,
      };
      measuredLast = measured;
      setLines((before) =>
        before.columns === measured.columns && before.gap === measured.gap && before.top === measured.top
          ? before
          : measured,
      );
    };
    measure();
    // The page's height changes as well when something above the grid moves it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return lines;
}
