/*
 * Runs in the page's head before anything is painted, so that a visitor who chose a mode never sees the other one. A file
 * of its own and a classic script: the policy allows no inline code, and a module would run after the first paint.
 * `state/mode.ts` holds the same key and keeps both places up to date afterwards.
 */
try {
  const mode = localStorage.getItem("mode");
  const frame = document.querySelector("meta[name=theme-color]");
  const ground = frame && frame.getAttribute(`data-${mode}`);
  if (ground) {
    document.documentElement.dataset.mode = mode;
    frame.setAttribute("content", ground);
  }
} catch {
  // No storage: the brand's own mode shows.
}
