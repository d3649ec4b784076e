import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { corner, figures } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gap: vars.space.gap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const card = style({
  ...corner("panel"),
  ...paint({ text: "ink2", on: "panel.bg" }),
  display: "grid",
  alignContent: "start",
  gap: 6,
  padding: 20,
  border: vars.panel.bd,
});

export const icon = style({ ...textOn({ text: "brandInk", on: "panel.bg" }), display: "grid", fontSize: 28 });
export const title = style({ ...textOn({ text: "ink", on: "panel.bg" }), fontSize: vars.text.md, lineHeight: 1.4 });
export const text = style({ margin: 0, fontSize: vars.text.sm, lineHeight: 1.6 });

export const steps = style([cards, { counterReset: "step" }]);
export const step = style([
  card,
  {
    counterIncrement: "step",
    "::before": {
      ...figures,
      ...textOn({ text: "brandInk", on: "panel.bg" }),
      content: "counter(step)",
      fontSize: vars.text.xl,
      fontWeight: 700,
      lineHeight: 1.2,
    },
  },
]);

export const rules = style({
  ...textOn({ text: "ink3", on: "bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.6,
});
