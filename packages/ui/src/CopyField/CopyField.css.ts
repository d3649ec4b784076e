import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const main = style({ marginTop: 10 });

export const said = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg", "bg"] }),
  display: "block",
  minHeight: "1lh",
  marginTop: 4,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});

/** A line of several that are to be copied one after the other. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "center",
  gap: "1px 12px",
  minHeight: 56,
  paddingBlock: 6,
  selectors: { "&:not(:last-child)": { borderBottom: `1px solid ${vars.color.hair}` } },
});

const lineSurfaces = ["field.bg", "modal.bg"] as const;

export const label = style({ ...textOn({ text: "ink2", on: lineSurfaces }), fontSize: vars.text.xs, lineHeight: 1.45 });

export const value = style({
  ...textOn({ text: "ink", on: lineSurfaces }),
  margin: 0,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  selectors: { "&[data-large]": { fontFamily: vars.font.num, fontSize: vars.text.xl } },
});

export const note = style([label, { margin: 0 }]);

export const copy = style({ gridColumn: 2, gridRow: "1 / 4", alignSelf: "center", margin: "0 -10px 0 0" });
