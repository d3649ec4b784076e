import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** Where what is not in these records can be found. */
export const elsewhere = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  fontSize: vars.text.sm,
});
