import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { bleed, safe } from "@livery/ui/style/safeArea.ts";
import { style } from "@vanilla-extract/css";

export const line = style({
  ...paint({ text: "footInk", on: "footBg" }),
  marginLeft: bleed.marginLeft,
  marginRight: bleed.marginRight,
  padding: `12px calc(${vars.space.gutter} + ${safe.right}) 12px calc(${vars.space.gutter} + ${safe.left})`,
  fontSize: vars.text.xs,
  textAlign: "center",
});
