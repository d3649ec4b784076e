import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { phone } from "../style/media.ts";
import { corner, titleFont } from "../style/mixins.ts";
import { safeHeight } from "../style/safeArea.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  minHeight: `calc(${safeHeight})`,
  backgroundImage: vars.motif.ground,
  backgroundSize: vars.motif.groundSize,
});

export const head = style({
  ...textOn({ text: "ink", on: "bg" }),
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  width: "100%",
  maxWidth: vars.size.page,
  minHeight: vars.size.header,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
  "@media": { [phone]: { minHeight: vars.size.phoneHeader, paddingInline: vars.space.phoneGutter } },
});

export const main = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 20,
  flex: 1,
  padding: `24px ${vars.space.phoneGutter} 48px`,
});

export const panel = style([
  engraved,
  {
    display: "grid",
    justifyItems: "center",
    width: "min(560px, 100%)",
    padding: "44px 40px 40px",
    textAlign: "center",
    "@media": { [phone]: { padding: "32px 20px 28px" } },
  },
]);

export const sign = style({ position: "relative", marginBottom: 24 });
export const art = style({ ...corner("art"), width: 144, height: 144, objectFit: "cover" });

const round = style({ display: "grid", placeItems: "center", borderRadius: "50%" });
export const icon = styleVariants({
  corner: [
    round,
    {
      ...paint({ text: "ink", on: "panel.bg" }),
      position: "absolute",
      right: -14,
      bottom: -14,
      width: 48,
      height: 48,
      border: `1px solid ${vars.color.line}`,
      fontSize: 20,
    },
  ],
  alone: [round, { ...paint({ text: "brandInk", on: "brandSoft" }), width: 96, height: 96, fontSize: 38 }],
});

export const title = style({ ...titleFont("h2"), whiteSpace: "pre-line", outline: "none" });

export const text = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  maxWidth: "32em",
  marginTop: 10,
  textWrap: "pretty",
});

export const facts = style({
  ...paint({ text: "ink", on: "inset" }),
  ...corner("control"),
  width: "100%",
  marginTop: 24,
  paddingInline: 18,
  border: vars.field.bd,
  fontSize: vars.text.sm,
  textAlign: "start",
});
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 20px",
  paddingBlock: 12,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.hair}` } },
});
export const factLabel = style(textOn({ text: "ink2", on: "inset" }));
export const factValue = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const action = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 10, marginTop: 24 });

export const note = style({
  ...textOn({ text: "ink2", on: "bg" }),
  maxWidth: 560,
  fontSize: vars.text.sm,
  textAlign: "center",
});
globalStyle(`${note} a`, { textDecoration: "underline", textUnderlineOffset: 3 });
