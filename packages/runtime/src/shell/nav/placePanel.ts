/** The minimum distance in px between a panel and the edge of the window. */
const EDGE = 8;

/** Places a panel of the top layer below the navigation, or beside it where it is a column, inside the window. */
export function placePanel(panel: HTMLElement, item: HTMLElement): void {
  const nav = (item.closest("nav") ?? item).getBoundingClientRect();
  const from = item.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isColumn = nav.height > nav.width;
  const left = isColumn ? nav.right : from.left - EDGE;
  const top = isColumn ? from.top - EDGE : nav.bottom;
  panel.style.left = `${within(left, width, window.innerWidth)}px`;
  panel.style.top = `${within(top, height, window.innerHeight)}px`;
}

function within(at: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(at, room - length - EDGE));
}
