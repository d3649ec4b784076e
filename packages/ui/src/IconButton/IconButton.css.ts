import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

const surfaces = ["headerBg", "modal.bg", "panel.bg", "bg"] as const;

/**
 * Takes the colour of its surroundings, since it is used in headers, drawers and over art. Its states do the same: a glyph
 * whose colour is readable as text keeps 3:1 against its background mixed with a sixth of that colour.
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
    "&:disabled": { ...textOn({ text: "ink3", on: [...surfaces, "field.bg"] }), cursor: "not-allowed" },
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
