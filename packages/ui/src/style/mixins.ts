import { vars } from "@livery/theme/vars.css.ts";

/** A box corner of the brand. Browsers without `corner-shape` show the same radius rounded (brief §4). */
export function corner(radius: keyof typeof vars.radius) {
  return { borderRadius: vars.radius[radius], cornerShape: vars.shape.corner };
}

/** The font of one title token with the brand's letter settings for titles. */
export function titleFont(name: keyof typeof vars.title) {
  return {
    font: vars.title[name],
    fontStretch: vars.stretch.display,
    fontVariantNumeric: "lining-nums",
    letterSpacing: vars.track.title,
    textTransform: vars.case.title,
    textWrap: "balance",
  } as const;
}

/** Figures in columns, in a face that is too thin to be read small. */
export const figures = {
  fontFamily: vars.font.num,
  fontVariantNumeric: "tabular-nums lining-nums",
} as const;

/** Small figures: times, counts, pages. */
export const smallFigures = { fontVariantNumeric: "tabular-nums lining-nums" } as const;

/** A link that makes its whole nearest positioned ancestor pressable. */
export const coverLink = { position: "absolute", inset: 0, zIndex: 1 } as const;

/** For controls smaller than a finger: an invisible area of 44 px around them. The control needs `position: relative`. */
export const hitArea = {
  content: "",
  position: "absolute",
  top: "50%",
  left: `min(0px, calc((100% - ${vars.size.tap}) / 2))`,
  right: `min(0px, calc((100% - ${vars.size.tap}) / 2))`,
  height: vars.size.tap,
  transform: "translateY(-50%)",
} as const;

/** Invisible, but read by screen readers. It does not make the browser load the brand's fonts. */
export const onlyHeard = {
  fontFamily: "sans-serif",
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** A picture that fills the box behind the text. */
export const backdrop = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  zIndex: -2,
} as const;

/** Shows at most this many lines, then an ellipsis. The last one keeps its descenders, which reach below a tight line. */
export function clampLines(lines: number) {
  return {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    paddingBlockEnd: ".1em",
    marginBlockEnd: "-.1em",
  } as const;
}

/** A row to swipe on a phone: it reaches the screen's edges and cuts off the next card (brief §6). */
export const swipeRow = {
  display: "flex",
  gridTemplateColumns: "none",
  overflow: "auto hidden",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  scrollPaddingInline: vars.space.phoneGutter,
  marginInline: `calc(-1 * ${vars.space.phoneGutter})`,
  paddingInline: vars.space.phoneGutter,
  /* room for the shadows and focus rings that a scroll container would clip */
  paddingBlock: 6,
  marginBlock: -6,
} as const;
