import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const lines = style({ display: "grid", gap: 8, margin: 0 });

const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 16px",
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});

export const line = style([row]);
/* a display face is too thin to check figures of this size */
globalStyle(`${line} bdi`, { fontFamily: vars.font.body });

export const result = style([
  row,
  {
    marginTop: 4,
    paddingTop: 10,
    borderTop: `1px solid ${vars.color.line}`,
    fontWeight: 700,
  },
]);

export const label = style({
  ...textOn({ text: "ink2", on: "field.bg" }),
  selectors: { [`${result} > &`]: textOn({ text: "ink", on: "field.bg" }) },
});

export const value = style({
  margin: "0 0 0 auto",
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 600,
  textAlign: "end",
  overflowWrap: "anywhere",
  selectors: {
    [`${result} > &`]: { fontFamily: vars.font.num, fontSize: vars.text.lg, fontWeight: 700 },
  },
});
