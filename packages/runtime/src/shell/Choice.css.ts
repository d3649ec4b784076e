import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const choice = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const label = style({
  ...textOn({ text: "ink2", on: "surface" }),
  padding: 0,
  marginBottom: "8px",
  fontSize: vars.text.xs,
  fontWeight: 600,
});

export const options = style({
  display: "flex",
  gap: "2px",
  padding: "4px",
  background: vars.seg.bg,
  border: vars.chip.bd,
  ...corner("control"),
});

export const option = style({
  ...textOn({ text: "ink2", on: "seg.bg" }),
  position: "relative",
  display: "flex",
  flex: 1,
  alignItems: "center",
  justifyContent: "center",
  gap: "8px",
  minHeight: vars.size.tap,
  paddingInline: "12px",
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  fontSize: vars.text.sm,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { ...paint({ text: "seg.ink", on: "seg.on" }), boxShadow: vars.seg.sh },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

export const listLabel = style([label, { display: "block" }]);

export const well = style({ position: "relative", display: "grid" });

/** The caret lies over its end, and lets a press through. */
export const list = style({
  ...textOn({ text: "ink", on: "field.bg" }),
  ...corner("control"),
  appearance: "none",
  minWidth: 0,
  minHeight: vars.size.tap,
  paddingBlock: "10px",
  paddingInline: "16px 44px",
  background: vars.field.bg,
  border: vars.field.bd,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textOverflow: "ellipsis",
  cursor: "pointer",
});

export const caret = style({
  ...textOn({ text: "ink3", on: "field.bg" }),
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "16px",
  display: "grid",
  alignContent: "center",
  pointerEvents: "none",
});

globalStyle(`${list} > option`, paint({ text: "ink", on: "modal.bg" }));
