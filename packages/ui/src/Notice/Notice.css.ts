import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

export const notice = style({
  ...paint({ text: "ink", on: "inset" }),
  ...corner("control"),
  display: "flex",
  alignItems: "baseline",
  gap: 12,
  padding: "12px 16px",
  border: vars.field.bd,
  fontSize: vars.text.sm,
});

/** On the first line of the text, wherever an action beside it moves that. */
const mark = style({ position: "relative", top: "0.2em", fontSize: 18 });

export const icon = styleVariants({
  info: [mark, textOn({ text: "brandInk", on: "inset" })],
  success: [mark, textOn({ text: "pos", on: "inset" })],
  warning: [mark, textOn({ text: "accentInk", on: "inset" })],
  error: [mark, textOn({ text: "neg", on: "inset" })],
});

/** The action is beside the text if both fit in a line, else below it. */
export const content = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
});
export const words = style({ flex: "1 1 12em", minWidth: 0, display: "grid", gap: 2 });
export const title = style({ fontWeight: 700 });
export const text = style({ ...textOn({ text: "ink2", on: "inset" }), textWrap: "pretty" });
export const action = style({ display: "flex", flexWrap: "wrap", gap: 10 });
