import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { forced } from "../style/media.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const checkbox = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  minHeight: vars.size.tap,
  paddingBlock: 11,
  fontSize: vars.text.sm,
  lineHeight: "22px",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { ...textOn({ text: "ink3", on: surfaces }), cursor: "not-allowed" } },
});

/** The native checkbox lies invisibly over the drawn one. */
export const input = style({
  position: "absolute",
  top: 0,
  insetInlineStart: -11,
  width: vars.size.tap,
  height: vars.size.tap,
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const box = style({
  ...textOn({ text: "ink3", on: surfaces }),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 22,
  height: 22,
  border: "2px solid",
  borderRadius: `min(${vars.radius.control}, 7px)`,
  fontSize: 12,
  transition: `background ${vars.motion.control}, border-color ${vars.motion.control}`,
  selectors: {
    [`${input}:checked + &`]: { ...paint({ text: "onBrand", on: "brand" }), borderColor: vars.color.brand },
    [`${input}:disabled + &`]: { ...paint({ text: "ink3", on: "disabled" }), borderColor: vars.color.disabled },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    [`${input}[aria-invalid="true"] + &`]: { borderColor: vars.color.neg },
  },
});

globalStyle(`${box} > svg`, { opacity: 0 });
globalStyle(`${input}:checked + ${box} > svg`, { opacity: 1 });
globalStyle(`${box} > svg`, { "@media": { [forced]: { fill: "CanvasText" } } });

export const text = style({ minWidth: 0 });
globalStyle(`${text} a`, { textDecoration: "underline", textUnderlineOffset: 3, position: "relative", zIndex: 1 });
