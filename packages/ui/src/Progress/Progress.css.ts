import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { forced } from "../style/media.ts";
import { figures } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "field.bg", "bg"] as const;

export const progress = style({ display: "grid", gap: 6, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 12px",
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});
export const label = style({ fontWeight: 600 });

export const track = style({
  height: 10,
  overflow: "hidden",
  /* the border separates the empty part from the page around it, at 3:1 */
  border: `1px solid ${vars.color.ink3}`,
  borderRadius: `min(${vars.radius.control}, 5px)`,
});

export const fill = style({
  height: "100%",
  background: vars.color.brandInk,
  transition: `width ${vars.motion.sheet}`,
  selectors: { '[data-tone="warning"] > &': { background: vars.color.neg } },
  "@media": { [forced]: { background: "Highlight" } },
});

export const notes = style({
  ...figures,
  ...textOn({ text: "ink3", on: surfaces }),
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  fontSize: vars.text.xs,
});
