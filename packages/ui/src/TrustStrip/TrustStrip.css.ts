import { inkOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";

export const strip = style({
  display: "grid",
  gap: vars.space.gap,
  gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 8 } },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  height: "100%",
  padding: "22px 24px",
  "@media": { [phone]: { padding: "16px 18px" } },
});

export const icon = style({ ...inkOn({ text: "brandInk", on: "panel.bg" }), fontSize: 24 });
export const copy = style({ minWidth: 0, display: "grid" });
export const title = style({ fontWeight: 700 });
export const text = style({ ...inkOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.sm });
