import { vars } from "@livery/theme/vars.css.ts";

/** A box corner of the brand. `corner-shape` is an addition: without it the same radius stands round (brief §4). */
export function corner(radius: keyof typeof vars.radius) {
  return { borderRadius: vars.radius[radius], cornerShape: vars.shape.corner };
}

/** One token's font with the letters as the brand sets titles. */
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

/** Figures that stand in columns. */
export const figures = {
  fontFamily: vars.font.num,
  fontVariantNumeric: "tabular-nums lining-nums",
} as const;

/** A link that makes all of its nearest positioned ancestor pressable. */
export const coverLink = { position: "absolute", inset: 0, zIndex: 1 } as const;

/** For a control that is drawn smaller than a finger: an unseen area of 44 px around it. The control is `position: relative`. */
export const hitArea = {
  content: "",
  position: "absolute",
  top: "50%",
  left: `min(0px, calc((100% - ${vars.size.tap}) / 2))`,
  right: `min(0px, calc((100% - ${vars.size.tap}) / 2))`,
  height: vars.size.tap,
  transform: "translateY(-50%)",
} as const;

/** Out of sight, but read to whoever listens. */
export const onlyHeard = {
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

/** At most this many lines, then an ellipsis. */
export function clampLines(lines: number) {
  return { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" } as const;
}

/** A row on a phone that is swiped: it bleeds to the screen's edges and shows the next card cut (brief §6). */
export const swipeRow = {
  display: "flex",
  gridTemplateColumns: "none",
  overflow: "auto hidden",
  scrollbarWidth: "none",
  scrollSnapType: "x proximity",
  scrollPaddingInline: vars.space.phoneGutter,
  marginInline: `calc(-1 * ${vars.space.phoneGutter})`,
  paddingInline: vars.space.phoneGutter,
  /* room for the shadows and focus rings that a scroller cuts */
  paddingBlock: 6,
  marginBlock: -6,
} as const;
