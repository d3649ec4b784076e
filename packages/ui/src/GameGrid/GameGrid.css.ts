import { vars } from "@livery/theme/vars.css.ts";
import { createVar, style } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";
import { when } from "../style/when.ts";

/** Below this width a format uses one column less, so that it also fits in a rail layout or a side column. */
const least = createVar();
const most = `calc((100% - (${vars.grid.cols} - 1) * ${vars.space.gap}) / ${vars.grid.cols} - .1px)`;

export const grid = style({
  vars: { [least]: "148px" },
  display: "grid",
  gap: vars.space.gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${least}, ${most}), 1fr))`,
  selectors: {
    [when({ card: "poster" })]: { vars: { [least]: "160px" } },
    [when({ card: "wide" })]: { vars: { [least]: "250px" } },
  },
  "@media": {
    [phone]: {
      gap: vars.space.phoneGap,
      gridTemplateColumns: `repeat(${vars.grid.phoneCols}, minmax(0, 1fr))`,
    },
    "(min-width: 600px) and (max-width: 899px)": {
      selectors: { [when({ card: "wide" })]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const cell = style({ minWidth: 0 });

/** Away from the window the browser neither lays out nor paints a card. */
export const longCell = style([cell, { contentVisibility: "auto", overflowClipMargin: 24 }]);
