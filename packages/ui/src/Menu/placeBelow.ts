/** The minimum distance in px between a menu and the edge of the window. */
const EDGE = 8;

/** Places an element of the top layer below its opener, aligned to its end edge and inside the window. */
export function placeBelow(element: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(from.right - width, window.innerWidth - width - EDGE));
  const below = from.bottom + EDGE / 2;
  const top = below + height > window.innerHeight - EDGE ? Math.max(EDGE, from.top - height - EDGE / 2) : below;
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
