import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

export const watch = style({
  ...textOn({ text: "ink2", on: ["bg", "panel.bg"] }),
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 14px",
  margin: 0,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
  // A line of its own below the game's name.
  "@media": { [phone]: { flexBasis: "100%", order: 1, paddingInline: 10, fontSize: vars.text.xs } },
});
