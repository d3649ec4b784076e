import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";
import { when } from "../style/when.ts";

const beside = "(min-width: 640px)";
const below = "(max-width: 639px)";

/** Panels side by side; if there is no room, rows of one panel. */
export const strip = style({
  display: "grid",
  "@media": {
    [beside]: { gap: vars.space.gap, gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    [below]: {
      ...paint({ text: "ink", on: "panel.bg" }),
      ...corner("panel"),
      border: vars.panel.bd,
      boxShadow: vars.panel.sh,
      paddingInline: 18,
    },
  },
});

export const item = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  display: "flex",
  alignItems: "center",
  gap: 16,
  "@media": {
    [beside]: {
      ...corner("panel"),
      padding: "clamp(12px, 1.6vw, 22px) clamp(14px, 1.7vw, 24px)",
      border: vars.panel.bd,
      boxShadow: vars.panel.sh,
    },
    [below]: {
      minHeight: 64,
      paddingBlock: 10,
      background: "none",
      selectors: {
        "& + &": { borderTop: `1px solid ${vars.color.line}` },
        [when({ density: "compact" })]: { minHeight: 56, paddingBlock: 8 },
      },
    },
  },
});

export const icon = style({ ...textOn({ text: "brandInk", on: "panel.bg" }), flex: "none", fontSize: 24 });
export const copy = style({ minWidth: 0, display: "grid" });
export const title = style({ fontWeight: 700 });
export const text = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.sm });
