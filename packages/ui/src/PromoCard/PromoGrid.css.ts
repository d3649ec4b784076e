import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";
import { swipeRow } from "../style/mixins.ts";

const third = `calc((100% - 2 * ${vars.space.gap}) / 3 - .1px)`;

export const grid = style({
  display: "grid",
  gap: vars.space.gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(max(260px, ${third}), 1fr))`,
  "@media": { [phone]: { ...swipeRow, gap: 12 } },
});

export const cell = style({
  minWidth: 0,
  "@media": { [phone]: { flex: "0 0 82%", scrollSnapAlign: "start" } },
});
