import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const figure = style({
  ...textOn({ text: "ink2", on: "bg" }),
  margin: "0 0 12px",
  fontSize: vars.text.sm,
});
