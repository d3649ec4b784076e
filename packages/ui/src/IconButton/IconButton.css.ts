import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

const places = ["headerBg", "modal.bg", "panel.bg", "bg"] as const;

/**
 * Takes the colour of its place: it stands in headers, drawers and over art. So do its states: what can be read as text on
 * its ground is told as a glyph (3:1) from the ground with a sixth of its own colour, too.
 */
export const iconButton = style({
  ...corner("control"),
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: vars.size.tap,
  height: vars.size.tap,
  fontSize: 18,
  transition: `background ${vars.motion.control}`,
  selectors: {
    "&:disabled": { ...textOn({ text: "ink3", on: [...places, "field.bg"] }), cursor: "not-allowed" },
    "&:active:not(:disabled)": { background: "color-mix(in oklab, currentColor 16%, transparent)" },
  },
  "@media": {
    [pointer]: {
      selectors: {
        "&:hover:not(:disabled, :active)": { background: "color-mix(in oklab, currentColor 8%, transparent)" },
      },
    },
  },
});

export const count = style({ position: "absolute", top: 5, right: 3 });
