import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { clampLines } from "../style/mixins.ts";

export const picture = style({
  flex: "none",
  width: 36,
  height: 36,
  borderRadius: `min(${vars.radius.art}, 9px)`,
  cornerShape: vars.shape.corner,
  objectFit: "cover",
});

export const words = style({ flex: 1, minWidth: 0, display: "grid" });
export const game = style({ ...clampLines(1), fontWeight: 600, lineHeight: 1.35 });
export const who = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});
export const amount = style({
  ...textOn({ text: "pos", on: "panel.bg" }),
  flex: "none",
  fontSize: vars.text.md,
  fontWeight: 700,
});
