import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { forced, phone, pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const options = styleVariants({
  list: { display: "grid", gap: 8 },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 104px), 1fr))",
    gap: 8,
  },
  chips: { display: "flex", flexWrap: "wrap", gap: 8 },
});

const box = style({
  ...corner("control"),
  ...paint({ text: "ink", on: "field.bg" }),
  position: "relative",
  minWidth: 0,
  padding: "12px 14px",
  border: vars.field.bd,
  cursor: "pointer",
  transition: `background ${vars.motion.control}, border-color ${vars.motion.control}`,
  selectors: {
    "&:has(:checked)": {
      ...paint({ text: "ink", on: "brandSoft" }),
      boxShadow: `inset 0 0 0 2px ${vars.color.brandInk}`,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    "&:has(:disabled)": { ...paint({ text: "ink3", on: "disabled" }), cursor: "not-allowed" },
  },
  "@media": {
    [pointer]: { selectors: { "&:hover:not(:has(:disabled, :checked))": { borderColor: vars.color.lineStrong } } },
    [forced]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: -2 } } },
  },
});

export const option = styleVariants({
  list: [box, { display: "flex", alignItems: "center", gap: 12, minHeight: 60 }],
  cards: [
    box,
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignContent: "space-between",
      gap: 10,
      minHeight: 104,
      "@media": { [phone]: { minHeight: 88 } },
    },
  ],
  chips: [
    box,
    {
      ...paint({ text: "ink", on: "ghost.bg" }),
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      minWidth: 56,
      minHeight: vars.size.tap,
      padding: "4px 14px",
      border: vars.ghost.bd,
      whiteSpace: "nowrap",
    },
  ],
});

/** The native radio button covers its whole option invisibly. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const dot = style({
  flex: "none",
  width: 20,
  height: 20,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: "50%",
  selectors: {
    [`${input}:checked ~ &`]: { border: `6px solid ${vars.color.brandInk}` },
    [`${option.list} > &`]: { order: 1 },
    [`${option.cards} > &`]: { gridColumn: 2, gridRow: 1 },
    [`${option.chips} > &`]: { display: "none" },
  },
});

export const icon = style({ display: "grid", fontSize: 22 });

export const words = style({
  display: "grid",
  flex: 1,
  gap: 2,
  minWidth: 0,
  selectors: { [`${option.cards} > &`]: { gridColumn: "1 / -1" }, [`${option.chips} > &`]: { flex: "none" } },
});
export const label = style({ fontSize: vars.text.sm, fontWeight: 700, lineHeight: 1.35, overflowWrap: "anywhere" });
export const note = style({
  ...textOn({ text: "ink2", on: ["field.bg", "brandSoft"] }),
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});
globalStyle(`${box}:has(:disabled) ${note}`, textOn({ text: "ink3", on: "disabled" }));
export const trailing = style({ flex: "none", fontSize: vars.text.sm, fontWeight: 700 });

export const legend = style({ padding: 0, marginBottom: 6, fontSize: vars.text.sm, lineHeight: 1.4, fontWeight: 600 });
export const legendInk = style(textOn({ text: "ink2", on: surfaces }));
