import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { titleFont } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { page as pageColumn } from "../kit/page/page.css.ts";

export const page = style([pageColumn, { alignItems: "center" }]);

export const card = style({
  width: "100%",
  maxWidth: 460,
  padding: 32,
  "@media": { [phone]: { padding: 20 } },
});

export const title = style({ ...titleFont("h2"), margin: "0 0 16px" });

export const lead = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  margin: "0 0 16px",
  fontSize: vars.text.sm,
});

export const join = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "0 8px",
  margin: "12px 0 0",
  fontSize: vars.text.sm,
});

globalStyle(`${join} > a`, {
  ...textOn({ text: "brandInk", on: "panel.bg" }),
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  fontWeight: 700,
});
