import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** The delay avoids a flash when the page loads fast. */
export const late = style({ animation: `${appear} ${vars.motion.control} 200ms backwards` });

/** Keeps the footer below the window, because it would jump when the page appears. */
export const tall = style({ minHeight: "100dvh" });

export const block = style({
  height: vars.size.hero,
  ...corner("hero"),
  overflow: "hidden",
  "@media": { [phone]: { height: vars.size.heroPhone } },
});
