import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const block = style({
  position: "relative",
  height: vars.size.hero,
  ...corner("hero"),
  overflow: "hidden",
  "@media": { [phone]: { height: vars.size.heroPhone } },
});
