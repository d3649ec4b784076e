/** Focuses an entry of a menu and scrolls the menu to it: as little as necessary, or on opening to its middle. */
export function showEntry(entry: HTMLElement | undefined, list: HTMLElement | null, at: "nearest" | "middle"): void {
  if (!entry || !list) return;
  // By default the browser would scroll the page as well.
  entry.focus({ preventScroll: true });
  const { offsetTop: top, offsetHeight: height } = entry;
  const room = list.clientHeight - height;
  if (at === "middle") list.scrollTop = top - room / 2;
  else list.scrollTop = Math.min(top, Math.max(list.scrollTop, top - room));
}
