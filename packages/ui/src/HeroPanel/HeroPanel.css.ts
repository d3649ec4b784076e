import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { corner, figures, hitArea } from "../style/mixins.ts";
import { when } from "../style/when.ts";

export const panel = style([
  engraved,
  {
    display: "flex",
    flexDirection: "column",
    gap: 16,
    height: "100%",
    padding: 24,
    selectors: { [when({ hero: "board" })]: { padding: 16, gap: 12 } },
  },
]);

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 });
export const title = style({ fontSize: vars.text.xl, fontWeight: 700, lineHeight: 1.3, textWrap: "balance" });

export const lead = style({ display: "grid" });
export const leadLabel = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.sm });
export const leadValue = style({
  fontSize: vars.text.xxxl,
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: "-.02em",
});

export const days = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 4,
  textAlign: "center",
});
export const day = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  display: "grid",
  justifyItems: "center",
  gap: 5,
  fontSize: vars.text.xs,
});

const mark = style({
  ...figures,
  ...corner("chip"),
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: 38,
  aspectRatio: "1",
  fontSize: 12,
  fontWeight: 700,
});
export const dayMark = styleVariants({
  done: [mark, paint({ text: "brandInk", on: "brandSoft" })],
  now: [mark, paint({ text: "onBrand", on: "brand" })],
  next: [mark, paint({ text: "ink2", on: "inset" })],
});

export const action = style({ display: "grid", gap: 8 });

export const limit = style({
  marginTop: "auto",
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.hair}`,
  fontSize: vars.text.sm,
});
export const limitHead = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 8,
});
export const limitLink = style({
  ...textOn({ text: "brandInk", on: "panel.bg" }),
  position: "relative",
  fontWeight: 600,
  selectors: { "&::before": hitArea, "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});

export const bar = style({
  height: 8,
  borderRadius: 9,
  overflow: "hidden",
  border: vars.bar.bd,
  background: vars.color.inset,
});
export const used = style({ height: "100%", background: vars.color.brand });

/** The note on the money's value: full text colour, never smaller than the smallest text. */
export const note = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "flex",
  alignItems: "center",
  gap: 6,
  fontSize: vars.text.xs,
});
