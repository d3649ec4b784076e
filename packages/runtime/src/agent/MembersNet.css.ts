import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** The amounts of a column are at its end; the words before them may be of different lengths. */
export const net = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "flex-end",
  gap: "0 6px",
});

export const word = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  fontSize: vars.text.xs,
  fontWeight: 400,
});
