import { inkOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { corner, titleFont } from "../style/mixins.ts";

export const empty = style([
  engraved,
  {
    display: "grid",
    justifyItems: "center",
    gap: 6,
    padding: "36px 24px",
    textAlign: "center",
    backgroundImage: vars.motif.ground,
    backgroundSize: vars.motif.groundSize,
  },
]);

export const art = style({ ...corner("art"), width: 104, height: 104, objectFit: "cover", marginBottom: 12 });
export const title = style(titleFont("card"));
export const text = style({
  ...inkOn({ text: "ink3", on: "panel.bg" }),
  maxWidth: "36em",
  fontSize: vars.text.sm,
  textWrap: "pretty",
});
export const action = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 10, marginTop: 12 });
