import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

/** Looks like the label of the segmented control that sites with few languages have here. */
export const label = style({
  ...textOn({ text: "ink2", on: "surface" }),
  display: "block",
  marginBottom: 6,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  fontWeight: 600,
});

export const well = style({ position: "relative", display: "grid" });

/** The caret lies over its end and lets clicks through. */
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
  /* below 16 px a phone zooms in when the field gets the focus */
  "@media": { [phone]: { fontSize: `max(16px, ${vars.text.md})` } },
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
