import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { forced } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

export const statement = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 });

export const bridge = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, margin: 0 });

/** As high as the bridge. */
export const bridgeSkeleton = style({ height: 190 });

export const bridgeLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: "6px 16px",
  fontSize: vars.text.sm,
});

export const bridgeValue = style({
  margin: 0,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 700,
  textAlign: "end",
});

const whole = { gridColumn: "1 / -1", margin: 0 } as const;

export const track = style({
  ...whole,
  display: "flex",
  gap: 2,
  height: 16,
  overflow: "hidden",
  borderRadius: `min(${vars.radius.control}, 5px)`,
  background: vars.color.line,
});

const segmentOf = (background: string) =>
  style({
    height: "100%",
    background,
    "@media": { [forced]: { background: "Highlight", outline: "1px solid Canvas" } },
  });

export const segment = {
  payout: segmentOf(vars.color.brandInk),
  bonus: segmentOf(vars.color.accentInk),
  rebate: segmentOf(vars.color.pos),
  staked: segmentOf(vars.color.ink3),
};

export const legend = style({
  ...whole,
  ...textOn({ text: "ink2", on: "modal.bg" }),
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  fontSize: vars.text.xs,
});

export const key = style({ display: "inline-flex", alignItems: "center", gap: 6, whiteSpace: "nowrap" });

export const swatch = style({ width: 10, height: 10, borderRadius: 2 });

export const net = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 16,
  paddingTop: 12,
  borderTop: `2px solid ${vars.color.line}`,
  fontFamily: vars.font.body,
  fontSize: vars.text.lg,
  fontWeight: 700,
});

export const note = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }),
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: 1.5,
  textWrap: "pretty",
});
