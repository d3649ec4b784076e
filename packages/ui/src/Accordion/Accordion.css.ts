import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const item = style({ borderBottom: `1px solid ${vars.color.hair}` });

export const head = style({
  ...textOn({ text: "ink", on: surfaces }),
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: vars.size.tap,
  paddingBlock: 12,
  fontSize: vars.text.md,
  fontWeight: 600,
  lineHeight: 1.4,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const title = style({ flex: 1, minWidth: 0, margin: 0, font: "inherit", overflowWrap: "anywhere" });

export const caret = style({
  ...textOn({ text: "ink3", on: surfaces }),
  display: "grid",
  flex: "none",
  transition: `rotate ${vars.motion.control}`,
});
globalStyle(`${item}[open] ${caret}`, { rotate: "180deg" });

export const content = style({
  ...textOn({ text: "ink2", on: surfaces }),
  paddingBlock: "4px 16px",
  fontSize: vars.text.sm,
  lineHeight: 1.6,
  overflowWrap: "anywhere",
});
