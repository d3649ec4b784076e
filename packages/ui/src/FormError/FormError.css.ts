import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

export const box = style({
  ...corner("control"),
  ...textOn({ text: "ink", on: ["modal.bg", "panel.bg"] }),
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "11px 14px",
  border: `1px solid ${vars.color.neg}`,
  boxShadow: `inset 3px 0 0 ${vars.color.neg}`,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});
globalStyle(`${box} > svg`, { ...textOn({ text: "neg", on: ["modal.bg", "panel.bg"] }), marginTop: 2 });

export const words = style({ minWidth: 0, textWrap: "pretty" });

/** In lines like words: one below the other, many fields would push the button off a phone's screen. */
export const fields = style({ display: "flex", flexWrap: "wrap", columnGap: 16 });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 28,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
