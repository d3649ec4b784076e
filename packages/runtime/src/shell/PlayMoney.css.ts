import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const line = style({
  ...paint({ text: "footInk", on: "footBg" }),
  padding: `12px ${vars.space.gutter}`,
  fontSize: vars.text.xs,
  textAlign: "center",
});
