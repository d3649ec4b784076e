import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

const surfaces = ["bg2", "bg"] as const;

export const who = style({ display: "flex", alignItems: "center", gap: 10 });

export const profile = style({
  ...corner("control"),
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  minHeight: vars.size.tap,
  font: "inherit",
  textAlign: "start",
});

export const rank = style({
  ...corner("control"),
  display: "grid",
  alignItems: "center",
  minWidth: 0,
  minHeight: vars.size.tap,
  font: "inherit",
});

export const words = style({ display: "grid", flex: 1, minWidth: 0 });

export const name = style({
  ...textOn({ text: "ink", on: surfaces }),
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  "@media": { [phone]: { fontSize: vars.text.md } },
});

export const account = style({
  ...textOn({ text: "ink2", on: surfaces }),
  fontSize: vars.text.xs,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

/** On a phone it is a card of the overview. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  "@media": {
    [phone]: {
      ...corner("panel"),
      padding: 16,
      background: vars.panel.bg,
      border: vars.panel.bd,
      boxShadow: vars.panel.sh,
    },
  },
});

export const cashier = style({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 8 });
