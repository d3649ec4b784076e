import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

/** Takes the colour of its place: it stands in headers, drawers and over art. */
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
    "&:disabled": { opacity: 0.45, cursor: "not-allowed" },
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
