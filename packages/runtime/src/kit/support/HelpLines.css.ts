import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const lines = style({ listStyle: "none", margin: 0, padding: 0, fontSize: vars.text.sm });

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 16px" });

export const link = style({
  ...textOn({ text: "brandInk", on: ["modal.bg", "panel.bg", "bg", "bg2"] }),
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: vars.size.tap,
  fontWeight: 600,
});
