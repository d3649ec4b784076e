import { logoOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";
import { hitArea } from "../style/mixins.ts";

export const logo = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  selectors: { "a&::before": hitArea },
});

/** With the plate, which most brands do not have: the shadow enlarges it without moving anything. */
export const mark = style({
  flex: "none",
  width: 26,
  height: 26,
  background: vars.logo.plate,
  borderRadius: 3,
  boxShadow: `0 0 0 3px ${vars.logo.plate}`,
  // A system with its own colours keeps the logo's, which may need the plate.
  forcedColorAdjust: "none",
  "@media": { [phone]: { width: 24, height: 24 } },
});

export const picture = style({ display: "block", width: "100%", height: "100%" });

export const name = style({
  font: vars.title.logo,
  fontStretch: vars.stretch.display,
  /* room below the line for descenders, since overflow is clipped */
  lineHeight: 1.3,
  letterSpacing: vars.track.logo,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": { [phone]: { font: vars.title.logoPhone, fontStretch: vars.stretch.display, lineHeight: 1.3 } },
});

/** Every surface that the logo is on, with the colour of the name there. */
export const nameOn = styleVariants({
  headerBg: logoOn({ text: "logo.ink", on: "headerBg" }),
  footBg: logoOn({ text: "footStrong", on: "footBg" }),
  bg: logoOn({ text: "logo.ink", on: "bg" }),
  "modal.bg": logoOn({ text: "logo.ink", on: "modal.bg" }),
});
