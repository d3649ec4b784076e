import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** Takes the focus when the retry button disappears. It is not a control, so it shows no focus ring. */
export const view = style({ minWidth: 0, outline: "none" });

/** The value of the former request. The delay avoids a flash when the response is fast. */
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.motion.control} 200ms` });

export const outdated = style({ marginBottom: vars.space.gapSmall });

/** As high as the line that it replaces. */
export const line = style({
  ...textOn({ text: "ink2", on: ["bg", "panel.bg"] }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  minHeight: 48,
  fontSize: vars.text.sm,
});
