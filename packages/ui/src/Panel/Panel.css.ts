import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";
import { when } from "../style/when.ts";

export const panel = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  ...corner("panel"),
  position: "relative",
  border: vars.panel.bd,
  boxShadow: vars.panel.sh,
});

export const padded = style({ padding: vars.space.pad });

/** The second hairline of the recipe `engraved`, 5 px inside the edge. */
export const engraved = style({
  selectors: {
    [`${when({ surface: "engraved" })}::after`]: {
      ...corner("panel"),
      content: "",
      position: "absolute",
      inset: 5,
      border: `1px solid ${vars.panel.lineInner}`,
      pointerEvents: "none",
    },
  },
});
