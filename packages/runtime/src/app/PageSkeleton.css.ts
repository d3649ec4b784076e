import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** What comes at once is not announced by a flash. */
export const late = style({ animation: `${appear} ${vars.motion.control} 200ms backwards` });

/** The foot of the page stays out of sight: it would jump away when the page comes. */
export const tall = style({ minHeight: "100dvh" });

export const block = style({
  position: "relative",
  height: vars.size.hero,
  ...corner("hero"),
  overflow: "hidden",
  "@media": { [phone]: { height: vars.size.heroPhone } },
});
