import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { forced, phone } from "../style/media.ts";
import { corner } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { wide } from "./heroFormat.ts";

const ownSurface = { ...paint({ text: "ink", on: "surface" }), ...corner("control") };

/** Only the formats that show one slide at a time need controls. */
export const controls = style({
  display: "none",
  alignItems: "center",
  width: "fit-content",
  maxWidth: "100%",
  marginInline: "auto",
  zIndex: 2,
  selectors: {
    [when({ hero: "split" })]: { display: "flex" },
    /* over the picture, whose quiet area is not everywhere, so the controls have a background */
    [when({ hero: "carousel" })]: {
      ...ownSurface,
      display: "flex",
      position: "absolute",
      insetInline: 0,
      bottom: 6,
    },
  },
  "@container": {
    [wide]: {
      selectors: {
        /* below the picture, with a background */
        [when({ hero: "split" })]: {
          ...ownSurface,
          position: "absolute",
          right: 14,
          bottom: 14,
        },
        [when({ hero: "carousel" })]: { bottom: 14 },
      },
    },
  },
});

export const place = style([controls, { minHeight: vars.size.tap, visibility: "hidden" }]);

export const dots = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", minWidth: 0 });

/** Touch screens swipe; visitors who cannot swipe have the dots. */
export const arrow = style({ display: "grid", "@media": { [phone]: { display: "none" } } });

/** The dot is small, but its target is not. */
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
  "@media": {
    [forced]: {
      selectors: {
        "&::before": { background: "CanvasText", forcedColorAdjust: "none" },
        '&[aria-current="true"]::before': { background: "Highlight" },
      },
    },
  },
});
