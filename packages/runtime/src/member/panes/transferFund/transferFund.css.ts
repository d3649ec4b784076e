import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 });

/** As high as the bar with its legend. */
export const barSkeleton = style({ height: 92 });

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

const rowHeight = { minHeight: 56 } as const;

export const row = style({
  ...rowHeight,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(92px, max-content)",
  alignItems: "center",
  gap: 12,
  paddingBlock: 6,
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const waitingRow = style({ ...rowHeight, paddingBlock: 4 });

export const name = style({ fontSize: vars.text.sm, fontWeight: 600, lineHeight: 1.4, overflowWrap: "anywhere" });

export const amount = style({ fontSize: vars.text.sm, fontWeight: 700, textAlign: "end" });

export const state = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  fontSize: vars.text.xs,
  textAlign: "center",
  overflowWrap: "anywhere",
});

/** In the drawer: the form, and what it will do. */
export const move = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 18 });

export const way = style({ display: "flex", alignItems: "center", gap: 8 });

export const places = style({ display: "grid", gap: 8, flex: 1, minWidth: 0, margin: 0 });

export const place = style({
  ...paint({ text: "ink", on: "field.bg" }),
  ...corner("control"),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0 12px",
  padding: "10px 14px",
  border: vars.field.bd,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});

export const placeLabel = style({
  ...textOn({ text: "ink2", on: "field.bg" }),
  gridColumn: "1 / -1",
  fontSize: vars.text.xs,
});

export const placeName = style({ margin: 0, fontWeight: 600, overflowWrap: "anywhere" });

export const placeBalance = style({
  margin: 0,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});
