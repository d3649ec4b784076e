import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { figures } from "../style/mixins.ts";

export const money = style({ ...figures, whiteSpace: "nowrap" });

export const symbol = style({
  marginRight: ".22em",
  fontFamily: vars.font.body,
  fontSize: ".82em",
  fontWeight: 600,
  /* quieter than the amount, and still above 4.5:1 on every surface for text */
  opacity: 0.72,
});
