import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { phone } from "../style/media.ts";
import { corner, figures } from "../style/mixins.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(360px, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space.gap,
  "@media": { [phone]: { gap: vars.space.phoneGap } },
});

export const board = style([
  engraved,
  { minWidth: 0, padding: vars.space.pad, "@media": { [phone]: { padding: "16px 18px" } } },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "2px 16px",
  marginBottom: 8,
});
export const title = style({ fontWeight: 700 });
export const note = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.xs });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: `calc(${vars.size.control} + 6px)`,
  paddingBlock: 6,
  fontSize: vars.text.sm,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.hair}` } },
  "@media": { [phone]: { gap: 10 } },
});

/** The first three have a background, so that they differ by shape as well as by colour. */
export const rank = style({
  ...figures,
  ...textOn({ text: "ink3", on: "panel.bg" }),
  ...corner("chip"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  minWidth: 26,
  height: 26,
  paddingInline: 4,
  fontWeight: 700,
  lineHeight: 1,
  selectors: {
    "&[data-top]": paint({ text: "brandInk", on: "brandSoft" }),
    [`${row}:first-child > &[data-top]`]: paint({ text: "onBrand", on: "brand" }),
  },
});

export const name = style({ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const amount = style({ flex: "none", fontSize: vars.text.md, fontWeight: 700 });

export const empty = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  paddingBlock: 20,
  fontSize: vars.text.sm,
  textAlign: "center",
});

export const waitingPicture = style({
  ...corner("avatar"),
  flex: "none",
  width: 32,
  height: 32,
  overflow: "hidden",
});
export const waitingName = style({ flex: 1, maxWidth: "9em" });
export const waitingAmount = style({ width: "5em", marginInlineStart: "auto" });

/** A whole board of five rows. */
export const skeleton = style({
  ...corner("panel"),
  height: `calc(5 * (${vars.size.control} + 6px) + 32px + 2 * ${vars.space.pad})`,
  overflow: "hidden",
});
