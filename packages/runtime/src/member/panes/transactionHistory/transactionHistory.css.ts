import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const kind = style({ display: "inline-flex", alignItems: "center", gap: 10 });

export const icon = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "grid",
  flex: "none",
  fontSize: 18,
});

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
