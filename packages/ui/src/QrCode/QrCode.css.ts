import { style } from "@vanilla-extract/css";

/** Scanners need dark on light in every mode; the system colours of a light page provide that. */
export const code = style({
  display: "block",
  width: 125,
  height: 125,
  colorScheme: "light",
  background: "Canvas",
  fill: "CanvasText",
  forcedColorAdjust: "none",
});
