import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { pointer } from "../style/media.ts";
import { corner, titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";

export const article = style({ height: "100%" });

export const card = style([
  engraved,
  {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
    transition: `border-color ${vars.motion.control}`,
    "@media": { [pointer]: { selectors: { "&:hover": { borderColor: vars.color.lineStrong } } } },
  },
]);

export const media = style({
  position: "relative",
  flex: "none",
  height: vars.size.promo,
  background: vars.color.inset,
});
export const over = style({ filter: "grayscale(1) opacity(.55)" });

export const art = style({ width: "100%", height: "100%", objectFit: "cover", objectPosition: "80% 50%" });

export const copy = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  flex: 1,
  padding: "20px 22px 12px",
  selectors: {
    [when({ align: "center" })]: { alignItems: "center", textAlign: "center" },
    [when({ density: "compact" })]: { padding: "14px 16px 8px" },
  },
});

export const title = style({ ...titleFont("card"), margin: "10px 0 4px" });
export const text = style({ ...textOn({ text: "ink2", on: "panel.bg" }), fontSize: vars.text.sm, textWrap: "pretty" });
export const terms = style({ ...textOn({ text: "ink2", on: "panel.bg" }), fontSize: vars.text.xs, marginTop: 6 });

export const period = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginTop: 8,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
});

export const waiting = style({ display: "grid", gap: 8, width: "100%", paddingBottom: 22 });
export const waitingTitle = style({ ...titleFont("card"), width: "62%" });

export const action = style({
  ...textOn({ text: "brandInk", on: "panel.bg" }),
  ...corner("control"),
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: vars.size.tap,
  marginTop: "auto",
  fontSize: vars.text.sm,
  fontWeight: 700,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
