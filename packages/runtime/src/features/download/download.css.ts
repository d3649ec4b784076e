import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const lead = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  marginBottom: 16,
  fontSize: vars.text.sm,
  lineHeight: 1.6,
  textWrap: "pretty",
});

export const steps = style({
  counterReset: "step",
  display: "grid",
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const step = style({
  counterIncrement: "step",
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  gap: 12,
  fontSize: vars.text.sm,
  lineHeight: "28px",
  overflowWrap: "anywhere",
  selectors: {
    "&::before": {
      ...figures,
      ...paint({ text: "brandInk", on: "brandSoft" }),
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      width: 28,
      height: 28,
      borderRadius: 14,
      fontSize: vars.text.xs,
      fontWeight: 700,
    },
  },
});

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space.gap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [phone]: { gap: vars.space.phoneGap } },
});

export const item = style({ minWidth: 0 });

export const card = style({ display: "grid", gap: 16, minWidth: 0 });

export const waiting = style({ ...corner("panel"), height: 480, overflow: "hidden" });

export const head = style({ display: "flex", alignItems: "center", gap: 14, minWidth: 0 });

export const mark = style({
  ...paint({ text: "brandInk", on: "brandSoft" }),
  ...corner("chip"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  fontSize: 20,
});

export const words = style({ display: "grid", gap: 2, minWidth: 0 });

export const name = style({ ...titleFont("card"), overflowWrap: "anywhere" });

export const note = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.sm });

/** The code needs no plate of its own: it brings its quiet zone. */
export const code = style({
  ...corner("control"),
  display: "grid",
  justifyItems: "center",
  gap: 8,
  margin: 0,
  padding: "16px 12px 12px",
  border: `1px solid ${vars.color.hair}`,
});

export const caption = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  fontSize: vars.text.xs,
  textAlign: "center",
});

export const mirrors = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const mirror = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 16px",
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.hair}` } },
});

export const address = style({
  ...textOn({ text: "brandInk", on: "panel.bg" }),
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const speed = style({ ...figures, ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.sm });

export const mirrorsWaiting = style({ ...corner("panel"), height: 220, overflow: "hidden" });

/** Breaks anywhere: it is one long word. */
export const checksum = style({ display: "block", marginTop: 8, overflowWrap: "anywhere" });
