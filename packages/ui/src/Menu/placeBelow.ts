import { uncovered } from "../style/safeArea.ts";

/** The minimum distance in px between a menu and what may be covered at the edge of the window. */
const EDGE = 8;

/** Places an element of the top layer below its opener, aligned to its end edge and inside the window. */
export function placeBelow(element: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const room = uncovered();
  const left = Math.max(room.left + EDGE, Math.min(from.right - width, room.right - width - EDGE));
  const below = from.bottom + EDGE / 2;
  const top = below + height > room.bottom - EDGE ? Math.max(room.top + EDGE, from.top - height - EDGE / 2) : below;
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
