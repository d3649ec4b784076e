import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** As high as the sentence: one line where there is room, two on a phone. */
export const waitingSentence = style({
  maxWidth: 480,
  fontSize: vars.text.lg,
  lineHeight: 1.6,
  "@media": { [phone]: { minHeight: "2lh", fontSize: vars.text.md } },
});

export const badge = style({ display: "flex", alignItems: "center", gap: 14, minWidth: 0, marginBottom: 4 });

export const medal = style({
  ...paint({ text: "brandInk", on: "brandSoft" }),
  ...corner("chip"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  fontSize: 20,
});

export const name = style({ ...titleFont("card"), margin: 0, overflowWrap: "anywhere" });

export const level = style({
  ...figures,
  ...textOn({ text: "ink2", on: "field.bg" }),
  margin: 0,
  fontSize: vars.text.xs,
});

/** As high as both bars. */
export const waitingBars = style({ ...corner("control"), height: 140, overflow: "hidden" });

export const title = style({ margin: "0 0 4px", fontSize: vars.text.md, fontWeight: 700, lineHeight: 1.4 });

/** As high as five ranks, one of them open. */
export const waitingRanks = style({ ...corner("panel"), height: 390, overflow: "hidden" });

/** The number of a rank, or a check mark once it is reached. */
export const step = style({
  ...figures,
  ...paint({ text: "ink2", on: "bg2" }),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 28,
  height: 28,
  borderRadius: "50%",
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  fontSize: vars.text.xs,
  selectors: { "&[data-reached]": { ...paint({ text: "brandInk", on: "brandSoft" }), boxShadow: "none" } },
});

/** Below the titles, beside the steps' numbers. */
export const content = style({ display: "grid", gap: 12, paddingInlineStart: 40 });

export const benefits = style({ display: "grid", gap: 6, margin: 0, padding: 0, listStyle: "none" });

export const benefit = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "baseline",
  gap: 8,
});

export const note = style({ margin: 0 });

export const needs = style({ display: "grid", gap: 4, maxWidth: 360, margin: 0 });

export const need = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 16px" });

export const amount = style({ ...textOn({ text: "ink", on: ["modal.bg", "panel.bg"] }), margin: 0, fontWeight: 600 });
