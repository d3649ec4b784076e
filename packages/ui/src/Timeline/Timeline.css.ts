import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

const surfaces = ["modal.bg", "panel.bg", "field.bg", "bg"] as const;

export const timeline = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const step = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  columnGap: 12,
  selectors: {
    "&:not(:last-child)": { paddingBottom: 20 },
    /* the line to the next step */
    "&:not(:last-child)::after": {
      content: "",
      gridColumn: 1,
      gridRow: 1,
      justifySelf: "center",
      width: 2,
      marginTop: 24,
      marginBottom: -20,
      background: vars.color.line,
    },
    '&[data-state="done"]:not(:last-child)::after': { background: vars.color.brand },
  },
});

export const dot = style({
  gridColumn: 1,
  gridRow: 1,
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: "50%",
  fontSize: 13,
  selectors: {
    '[data-state="done"] > &': { ...paint({ text: "onBrand", on: "brand" }), borderColor: vars.color.brand },
    '[data-state="current"] > &': { borderWidth: 7, borderColor: vars.color.brand },
    '[data-state="failed"] > &': { ...textOn({ text: "neg", on: surfaces }), borderColor: vars.color.neg },
  },
});

export const words = style({ gridColumn: 2, gridRow: 1, display: "grid", gap: 2, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 12px",
  minHeight: 24,
  fontSize: vars.text.sm,
  lineHeight: "24px",
});

export const label = style({
  fontWeight: 600,
  selectors: { '[data-state="next"] &': { ...textOn({ text: "ink3", on: surfaces }), fontWeight: 500 } },
});
export const time = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  ...textOn({ text: "ink3", on: surfaces }),
  fontSize: vars.text.xs,
});
export const note = style({
  ...textOn({ text: "ink2", on: surfaces }),
  fontSize: vars.text.xs,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});
