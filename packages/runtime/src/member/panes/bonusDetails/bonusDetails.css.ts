import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

export const active = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

export const cards = style({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
  gap: 12,
  margin: 0,
  padding: 0,
});

export const card = style({ display: "grid" });

/** As high as a card. */
export const cardSkeleton = style({ height: 148, "@media": { [phone]: { height: 166 } } });

export const amount = style({ fontFamily: vars.font.num, fontSize: vars.text.lg, fontWeight: 700 });

export const left = style({ fontVariantNumeric: "tabular-nums lining-nums", fontWeight: 600 });

export const note = style({
  ...textOn({ text: "ink2", on: "field.bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});
