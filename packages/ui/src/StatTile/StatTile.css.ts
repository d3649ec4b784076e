import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { corner, figures } from "../style/mixins.ts";

export const tile = style({
  ...corner("control"),
  ...paint({ text: "ink", on: "panel.bg" }),
  display: "grid",
  alignContent: "start",
  gap: 4,
  minWidth: 0,
  containerType: "inline-size",
  padding: "14px 16px",
  border: vars.field.bd,
});

export const label = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.xs, lineHeight: 1.4 });

export const value = style({
  ...figures,
  /* an amount in the millions fits a tile half as wide as a phone */
  fontSize: `clamp(${vars.text.sm}, 12cqi, ${vars.text.xl})`,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
});

/* an amount with many digits wraps instead of overflowing */
globalStyle(`${value} *`, { whiteSpace: "normal" });

export const change = styleVariants({
  up: { ...figures, ...textOn({ text: "pos", on: "panel.bg" }) },
  down: { ...figures, ...textOn({ text: "neg", on: "panel.bg" }) },
  same: { ...figures, ...textOn({ text: "ink3", on: "panel.bg" }) },
});

export const below = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});
