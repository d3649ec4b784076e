import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { forced } from "../style/media.ts";
import { smallFigures } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const chart = style({ display: "grid", gap: 8, margin: 0, minWidth: 0 });
export const title = style({ fontSize: vars.text.sm, fontWeight: 600, lineHeight: 1.4 });

export const plot = style({ display: "block", width: "100%", height: 140, overflow: "visible" });
export const zero = style({ stroke: vars.color.lineStrong, strokeWidth: 1, vectorEffect: "non-scaling-stroke" });
export const bar = style({
  fill: vars.color.brandInk,
  selectors: { "&[data-loss]": { fill: vars.color.neg } },
  "@media": { [forced]: { fill: "CanvasText" } },
});
export const line = style({
  fill: "none",
  stroke: vars.color.brandInk,
  strokeWidth: 2.5,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  "@media": { [forced]: { stroke: "CanvasText" } },
});

export const ends = style({
  ...smallFigures,
  ...textOn({ text: "ink3", on: surfaces }),
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  fontSize: vars.text.xs,
});

export const values = style({ fontSize: vars.text.sm });
export const toggle = style({
  ...textOn({ text: "ink2", on: surfaces }),
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  cursor: "pointer",
});
export const table = style({ width: "100%", borderCollapse: "collapse" });
export const cell = style({
  padding: "6px 0",
  borderTop: `1px solid ${vars.color.hair}`,
  fontWeight: 400,
  textAlign: "start",
});
export const figure = style([cell, { ...smallFigures, textAlign: "end" }]);
