/**
 * What a notch, round corners or the system's bars cover at each edge of the window; 0 elsewhere. The body keeps everything
 * inside these edges (global.css.ts). Only what is positioned in the window itself needs them.
 */
export const safe = {
  top: "var(--safe-top)",
  right: "var(--safe-right)",
  bottom: "var(--safe-bottom)",
  left: "var(--safe-left)",
} as const;

/** The window's size without them, for `calc()` and `min()`. */
export const safeWidth = `(100vw - ${safe.left} - ${safe.right})`;
export const safeHeight = `(100dvh - ${safe.top} - ${safe.bottom})`;

/** The `inset` of what is centred in the window. */
export const safeInset = `${safe.top} ${safe.right} ${safe.bottom} ${safe.left}`;

/** For a surface as wide as the page: it reaches the window's edges, and its content does not. */
export const bleed = {
  marginLeft: `calc(-1 * ${safe.left})`,
  marginRight: `calc(-1 * ${safe.right})`,
  paddingLeft: safe.left,
  paddingRight: safe.right,
} as const;

/** The uncovered part of the window, in px. */
export function uncovered() {
  const style = getComputedStyle(document.documentElement);
  const covered = (edge: keyof typeof safe) => Number.parseFloat(style.getPropertyValue(`--safe-${edge}`)) || 0;
  return {
    left: covered("left"),
    top: covered("top"),
    right: window.innerWidth - covered("right"),
    bottom: window.innerHeight - covered("bottom"),
  };
}
