import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";

export const menuLinks = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: 8,
});

/** With the logo in the middle, a phone has room for one button; the other one is in the side menu. */
export const register = style({
  "@media": { [phone]: { selectors: { [when({ nav: "drawer" })]: { display: "none" } } } },
});

/** As large as the account that replaces it, so that nothing moves. */
export const wait = style({
  width: 168,
  maxWidth: "100%",
  height: vars.size.controlSmall,
  ...corner("control"),
  overflow: "hidden",
  "@media": { [phone]: { width: 128 } },
});
