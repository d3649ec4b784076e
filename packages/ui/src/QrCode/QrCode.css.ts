import { style } from "@vanilla-extract/css";

/** Scanners want dark on light in every mode: the system's own colours of a light page are that. */
export const code = style({
  display: "block",
  width: 125,
  height: 125,
  colorScheme: "light",
  background: "Canvas",
  fill: "CanvasText",
  forcedColorAdjust: "none",
});
