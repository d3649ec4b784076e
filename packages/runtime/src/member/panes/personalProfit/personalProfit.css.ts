import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
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

export const bar = style({ gridColumn: "1 / -1", margin: 0 });

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
