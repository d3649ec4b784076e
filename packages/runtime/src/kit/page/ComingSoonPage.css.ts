import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const related = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.gapSmall,
  paddingTop: vars.space.gapSmall,
});

export const relatedLabel = style({
  ...textOn({ text: "ink2", on: "bg" }),
  fontSize: vars.text.sm,
  fontWeight: "normal",
});
