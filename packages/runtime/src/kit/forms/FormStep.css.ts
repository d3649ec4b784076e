import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const step = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 10, marginBottom: 6 });

export const title = style({
  ...textOn({ text: "ink", on: "modal.bg" }),
  display: "flex",
  alignItems: "center",
  gap: 8,
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.4,
});

export const number = style({
  ...paint({ text: "ink", on: "hover" }),
  flex: "none",
  minWidth: 20,
  borderRadius: 10,
  font: `700 12px/20px ${vars.font.body}`,
  textAlign: "center",
});
