import { style } from "@vanilla-extract/css";

/** Scanners need dark on light in every mode; the system colours of a light page provide that. */
export const code = style({
  display: "block",
  colorScheme: "light",
  background: "Canvas",
  fill: "CanvasText",
  forcedColorAdjust: "none",
});
