import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { when } from "../style/when.ts";

export const dots = style({
  display: "none",
  position: "absolute",
  zIndex: 2,
  left: 0,
  right: 0,
  bottom: 10,
  justifyContent: "center",
  selectors: { [when({ hero: "carousel" })]: { display: "flex" } },
});

/** The dot is small, what takes the press is not. */
export const dot = style({
  display: "grid",
  placeItems: "center",
  minWidth: 24,
  height: vars.size.tap,
  padding: "0 4px",
  borderRadius: vars.radius.control,
  selectors: {
    "&::before": {
      content: "",
      width: 8,
      height: 8,
      borderRadius: 9,
      background: vars.color.ink3,
      transition: `width ${vars.motion.control} ${vars.motion.ease}`,
    },
    '&[aria-current="true"]::before': { width: 26, background: vars.color.brand },
  },
});
