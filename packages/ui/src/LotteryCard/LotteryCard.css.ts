import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, globalStyle } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { phone } from "../style/media.ts";
import { corner, figures } from "../style/mixins.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(310px, 100%), 1fr))",
  gap: vars.space.gap,
  "@media": { [phone]: { gap: vars.space.phoneGap } },
});

export const card = style([
  engraved,
  { display: "grid", alignContent: "space-between", gap: 14, minWidth: 0, height: "100%", padding: "18px 20px" },
]);

export const head = style({ display: "flex", alignItems: "center", gap: 14, minWidth: 0 });
export const words = style({ display: "grid", gap: 2, minWidth: 0 });
export const title = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", fontWeight: 700 });
export const note = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.xs });

export const mark = style({
  ...paint({ text: "brandInk", on: "brandSoft" }),
  ...corner("chip"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 56,
  height: 56,
});

export const drawing = style({
  width: 42,
  height: 42,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.4,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

globalStyle(`${drawing} [data-solid]`, { fill: "currentColor" });
globalStyle(`${drawing} [data-over]`, { stroke: vars.color.brandSoft, fill: "none" });

export const draw = style({ display: "grid", gap: 8, minWidth: 0 });
export const issue = style({ ...figures, ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.xs });

export const balls = style({ display: "flex", flexWrap: "wrap", gap: 4 });

export const ball = style({
  ...figures,
  ...paint({ text: "brandInk", on: "brandSoft" }),
  display: "grid",
  placeItems: "center",
  minWidth: 28,
  height: 28,
  paddingInline: 4,
  borderRadius: 14,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1,
});

/** Ten numbers in one line of a card. */
export const many = style({ minWidth: 23, height: 23, paddingInline: 2, fontSize: vars.text.xs });

export const foot = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 });
export const next = style({ display: "grid", minWidth: 0 });
export const time = style({ ...figures, fontSize: vars.text.lg, fontWeight: 700, lineHeight: 1.3 });

export const waiting = style({ ...corner("panel"), height: 210, overflow: "hidden" });

export const list = style([
  engraved,
  { minWidth: 0, paddingInline: vars.space.pad, paddingBlock: 6, "@media": { [phone]: { paddingInline: 16 } } },
]);

/** Two columns where there is room. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(440px, 100%), 1fr))",
  columnGap: 40,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px 16px",
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
});

/** As high as the two lines of text of a draw. */
export const waitingDraw = style({ flexGrow: 1, minHeight: 44 });
