import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const said = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg", "bg"] }),
  display: "block",
  minHeight: "1lh",
  marginTop: 4,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});
