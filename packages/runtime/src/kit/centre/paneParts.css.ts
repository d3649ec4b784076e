import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

// What the panes of a centre share beside the parts of the kit.

/** A way on that is no button. */
export const way = style({
  ...textOn({ text: "brandInk", on: ["modal.bg", "field.bg"] }),
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: vars.size.tap,
  marginBlock: -10,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});

export const note = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  textWrap: "pretty",
});

export const title = style({ margin: 0, outline: "none", fontSize: vars.text.sm, fontWeight: 700, lineHeight: 1.4 });

export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: 10 });

export const result = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, maxWidth: 560 });
