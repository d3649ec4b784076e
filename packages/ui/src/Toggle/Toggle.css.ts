import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { forced } from "../style/media.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const toggle = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  minHeight: vars.size.tap,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { ...textOn({ text: "ink3", on: surfaces }), cursor: "not-allowed" } },
});

export const words = style({ display: "grid", gap: 2, minWidth: 0 });
export const label = style({ fontWeight: 600 });
export const hint = style({ ...textOn({ text: "ink3", on: surfaces }), fontSize: vars.text.xs });

/** The native checkbox covers the whole row invisibly. */
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const track = style({
  position: "relative",
  flex: "none",
  width: 46,
  height: 26,
  border: `2px solid ${vars.color.ink3}`,
  borderRadius: 13,
  transition: `background ${vars.motion.control}, border-color ${vars.motion.control}`,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      top: 3,
      insetInlineStart: 3,
      width: 16,
      height: 16,
      borderRadius: "50%",
      background: vars.color.ink3,
      transition: `translate ${vars.motion.control}, background ${vars.motion.control}`,
    },
    [`${input}:checked ~ &`]: { background: vars.color.brand, borderColor: vars.color.brand },
    [`${input}:checked ~ &::after`]: { translate: "20px", background: vars.color.onBrand },
    [`${input}:focus-visible ~ &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
    [`${input}:disabled ~ &`]: { background: vars.color.disabled, borderColor: vars.color.disabled },
    [`${input}:disabled ~ &::after`]: { background: vars.color.ink3 },
  },
  "@media": {
    [forced]: {
      selectors: {
        "&::after": { background: "CanvasText" },
        [`${input}:checked ~ &`]: { background: "Highlight" },
      },
    },
  },
});
