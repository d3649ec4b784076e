import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { control } from "../Field/Field.css.ts";
import { forced, phone, pointer } from "../style/media.ts";
import { corner, figures } from "../style/mixins.ts";

export const amount = style([
  control,
  {
    ...figures,
    minHeight: vars.size.controlLarge,
    fontSize: vars.text.xl,
    fontWeight: 700,
    "@media": { [phone]: { fontSize: vars.text.xl } },
  },
]);

export const symbol = style({ ...textOn({ text: "ink3", on: "field.bg" }), fontSize: vars.text.lg, fontWeight: 600 });

export const presets = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(76px, 1fr))",
  gap: 8,
  margin: "8px 0 0",
  padding: 0,
  border: 0,
  "@media": { [phone]: { gridTemplateColumns: "repeat(auto-fit, minmax(92px, 1fr))" } },
});

/* in the face of the texts: a display face is too thin to check figures of this size */
export const preset = style({
  ...corner("control"),
  fontVariantNumeric: "tabular-nums lining-nums",
  ...paint({ text: "ink", on: "ghost.bg" }),
  minHeight: vars.size.tap,
  paddingInline: 4,
  textAlign: "center",
  border: vars.ghost.bd,
  fontSize: vars.text.sm,
  fontWeight: 600,
  selectors: {
    '&[aria-pressed="true"]': {
      ...paint({ text: "ink", on: "brandSoft" }),
      boxShadow: `inset 0 0 0 2px ${vars.color.brandInk}`,
    },
    "&:disabled": { ...paint({ text: "ink3", on: "disabled" }), cursor: "not-allowed" },
  },
  "@media": {
    [pointer]: {
      selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': paint({ text: "ink", on: "ghost.hover" }) },
    },
    [forced]: { selectors: { '&[aria-pressed="true"]': { outline: "2px solid Highlight", outlineOffset: -2 } } },
  },
});
