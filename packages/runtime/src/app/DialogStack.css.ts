import { vars } from "@livery/theme/vars.css.ts";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** Over the page while a dialog is on its way; what comes at once is not announced by a flash. */
export const wait = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  display: "grid",
  placeItems: "center",
  background: vars.color.scrim,
  color: vars.color.onBrand,
  animation: `${appear} ${vars.motion.control} 200ms backwards`,
});
