import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 });

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

/** As high as a row of records. */
const rowHeight = {
  minHeight: 68,
  selectors: {
    [when({ density: "compact" })]: { minHeight: 64 },
    [when({ density: "roomy" })]: { minHeight: 72 },
  },
} as const;

export const row = style({
  ...rowHeight,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 76px",
  alignItems: "center",
  gap: 12,
  paddingBlock: 8,
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: {
    ...rowHeight.selectors,
    /* no room for buttons where there is none */
    [`${list}:not(:has(button)) > &`]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

export const words = style({ display: "grid", gap: 2, minWidth: 0 });

export const name = style({ fontSize: vars.text.sm, fontWeight: 700, lineHeight: 1.4 });

export const terms = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});

export const amount = style({ fontSize: vars.text.sm, fontWeight: 700, textAlign: "end" });

export const number = style({ margin: 0 });

export const waiting = style({ display: "grid", gap: 8 });

export const waitingRow = style(rowHeight);
