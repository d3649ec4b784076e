/** How long to wait for a page's lazy content before giving up, in ms. */
const PATIENCE = 5000;

/**
 * Scrolls to a position as soon as the page is tall enough, because lazy content arrives after the page. Gives up when
 * the visitor acts, or after a while. Returns a function that stops it.
 */
export function scrollWhenTall(top: number): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    if (root.scrollHeight - root.clientHeight < top) return;
    window.scrollTo({ top, behavior: "instant" });
    stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  const acts = ["wheel", "touchstart", "keydown"] as const;
  for (const act of acts) window.addEventListener(act, stop, { passive: true });
  window.scrollTo({ top, behavior: "instant" });
  observer.observe(document.body);

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop);
  }
  return stop;
}
