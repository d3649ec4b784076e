import { uncovered } from "@livery/ui/style/safeArea.ts";

/** The minimum distance in px between a panel and what may be covered at the edge of the window. */
const EDGE = 8;

/** Places a panel of the top layer below the navigation, or beside it where it is a column, inside the window. */
export function placePanel(panel: HTMLElement, item: HTMLElement): void {
  const nav = (item.closest("nav") ?? item).getBoundingClientRect();
  const from = item.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isColumn = nav.height > nav.width;
  const left = isColumn ? nav.right : from.left - EDGE;
  const top = isColumn ? from.top - EDGE : nav.bottom;
  const room = uncovered();
  panel.style.left = `${within(left, width, room.left, room.right)}px`;
  panel.style.top = `${within(top, height, room.top, room.bottom)}px`;
}

function within(at: number, length: number, start: number, end: number): number {
  return Math.max(start + EDGE, Math.min(at, end - length - EDGE));
}
