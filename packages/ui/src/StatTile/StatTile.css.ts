import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { figures } from "../style/mixins.ts";

const surfaces = ["field.bg", "panel.bg"] as const;

/** No box of its own: it is in a card. */
export const tile = style({
  ...textOn({ text: "ink", on: surfaces }),
  display: "grid",
  alignContent: "start",
  gap: 4,
  minWidth: 0,
  containerType: "inline-size",
});

export const label = style({ ...textOn({ text: "ink3", on: surfaces }), fontSize: vars.text.xs, lineHeight: 1.4 });

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
  up: { ...figures, ...textOn({ text: "pos", on: surfaces }) },
  down: { ...figures, ...textOn({ text: "neg", on: surfaces }) },
  same: { ...figures, ...textOn({ text: "ink3", on: surfaces }) },
});

export const below = style({
  ...textOn({ text: "ink3", on: surfaces }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2px 8px",
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});
