import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const badge = style({
  ...paint({ text: "onAccent", on: "accent" }),
  display: "grid",
  placeItems: "center",
  minWidth: 18,
  height: 18,
  padding: "0 5px",
  borderRadius: 9,
  /* counts are the only text below 12 px (brief §5) */
  font: `700 11px/1 ${vars.font.num}`,
  fontVariantNumeric: "tabular-nums lining-nums",
});
