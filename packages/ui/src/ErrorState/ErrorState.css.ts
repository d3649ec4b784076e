import { inkOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { titleFont } from "../style/mixins.ts";

export const error = style([
  engraved,
  { display: "grid", justifyItems: "center", gap: 6, padding: "36px 24px", textAlign: "center" },
]);

export const icon = style({ ...inkOn({ text: "neg", on: "panel.bg" }), fontSize: 32, lineHeight: 1, marginBottom: 6 });
export const title = style(titleFont("card"));
export const text = style({
  ...inkOn({ text: "ink2", on: "panel.bg" }),
  maxWidth: "36em",
  fontSize: vars.text.sm,
  textWrap: "pretty",
});
export const action = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 10, marginTop: 12 });
