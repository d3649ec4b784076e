import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

const surfaces = ["modal.bg", "field.bg"] as const;

/** Wide enough for two columns of figures. */
const roomy = "(min-width: 640px)";

export const period = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" });

export const days = style({ ...textOn({ text: "ink2", on: "modal.bg" }), fontSize: vars.text.sm });

export const needs = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 8 });

export const overview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  containerType: "inline-size",
});

export const figures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  "@container": { [roomy]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } },
});

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "20px 16px",
  margin: 0,
});

export const income = style({
  margin: 0,
  fontFamily: vars.font.num,
  fontSize: vars.text.xxxl,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
});

/** Keeps its line until the period before is here. */
export const change = style({
  ...textOn({ text: "ink2", on: surfaces }),
  minHeight: "1.5em",
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});

/** Keeps the height of two lines until the parts are here. */
export const lines = style({ display: "grid", alignContent: "start", gap: 6, minHeight: 44, margin: 0 });

/** Where the parts would be, as high as they are waited for. */
export const none = style({
  ...textOn({ text: "ink2", on: surfaces }),
  minHeight: 44,
  margin: 0,
  fontSize: vars.text.sm,
});

export const line = style({
  ...textOn({ text: "ink2", on: surfaces }),
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 16,
  fontSize: vars.text.sm,
});

export const value = style({ ...textOn({ text: "ink", on: surfaces }), margin: 0, fontWeight: 600 });

/** Scrolls sideways where five choices do not fit, and is not wider than they are where there is room. */
export const measures = style({
  overflowX: "auto",
  marginInline: -2,
  paddingInline: 2,
  "@container": { [roomy]: { justifySelf: "start", minWidth: 520 } },
});

export const incomeSkeleton = style({ ...corner("panel"), minHeight: 190, overflow: "hidden" });

export const chartSkeleton = style({ ...corner("panel"), height: 240, overflow: "hidden" });
