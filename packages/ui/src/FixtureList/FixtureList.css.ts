import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { phone } from "../style/media.ts";
import { corner, figures } from "../style/mixins.ts";

export const list = style([
  engraved,
  { minWidth: 0, paddingInline: vars.space.pad, paddingBlock: 6, "@media": { [phone]: { paddingInline: 16 } } },
]);

/** Two columns where there is room. */
export const lines = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(460px, 100%), 1fr))",
  columnGap: 48,
});

export const fixture = style({
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "4px 20px",
  minHeight: 72,
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "6px 12px" } },
});

export const when = style({
  ...figures,
  display: "grid",
  justifyItems: "start",
  gap: 4,
  fontSize: vars.text.sm,
  fontWeight: 600,
  "@media": {
    [phone]: { gridColumn: "1 / -1", gridAutoFlow: "column", justifyContent: "start", alignItems: "center" },
  },
});

export const league = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text.xs,
  fontWeight: "normal",
});

export const sides = style({ display: "grid", gap: 2, minWidth: 0 });
export const name = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 600,
});

export const score = style({
  ...figures,
  ...textOn({ text: "brandInk", on: "panel.bg" }),
  display: "grid",
  justifyItems: "end",
  gap: 2,
  fontWeight: 700,
});

export const odds = style({ display: "flex", flexWrap: "wrap", justifyContent: "end", gap: 6 });

export const price = style({
  ...figures,
  ...paint({ text: "ink", on: "chip.bg" }),
  ...corner("chip"),
  display: "grid",
  justifyItems: "center",
  minWidth: 58,
  padding: "4px 8px",
  border: vars.chip.bd,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.3,
  "@media": { [phone]: { minWidth: 46, paddingInline: 5 } },
});

export const outcome = style({
  ...textOn({ text: "ink3", on: "chip.bg" }),
  fontSize: vars.text.xs,
  fontWeight: "normal",
});

export const waiting = style({ ...corner("panel"), height: 440, overflow: "hidden" });
