import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { control } from "../Field/Field.css.ts";

/** Covers the whole field, so that pressing the caret opens it, too. */
export const select = style([
  control,
  { cursor: "pointer", marginInlineEnd: -32, paddingInlineEnd: 32, selectors: { "&:disabled": { opacity: 1 } } },
]);

/* until something is chosen it is as quiet as a placeholder */
globalStyle(`${select}:has(> option[value=""]:checked)`, textOn({ text: "ink3", on: "field.bg" }));
globalStyle(`${select} > option`, paint({ text: "ink", on: "modal.bg" }));

export const caret = style({
  ...textOn({ text: "ink3", on: "field.bg" }),
  display: "grid",
  flex: "none",
  fontSize: vars.text.sm,
  pointerEvents: "none",
});
