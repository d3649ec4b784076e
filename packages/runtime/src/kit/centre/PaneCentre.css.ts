import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const wait = style({ height: 240 });

export const clocks = style({
  ...textOn({ text: "ink2", on: ["bg2", "bg", "panel.bg"] }),
  margin: 0,
  padding: "0 12px 12px",
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  textWrap: "pretty",
});
