import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** Takes the focus where the button that had it is gone; it is no control, so it shows no ring. */
export const view = style({ minWidth: 0, outline: "none" });

/** What answers the request before. A fast answer is not announced by a flash. */
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.motion.control} 200ms` });

export const outdated = style({ marginBottom: vars.space.gapSmall });

/** As high as the line that it stands for. */
export const line = style({
  ...textOn({ text: "ink2", on: ["bg", "panel.bg"] }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  minHeight: 48,
  fontSize: vars.text.sm,
});
