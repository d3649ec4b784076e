import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

/** A plate around the code: cameras need a quiet zone. */
export const code = style({
  ...paint({ text: "ink", on: "surface" }),
  ...corner("control"),
  padding: 10,
  border: `1px solid ${vars.color.line}`,
});
export const image = style({ width: 120, height: 120 });
