import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { figures } from "../style/mixins.ts";

export const money = style({ ...figures, whiteSpace: "nowrap" });

/* a display face may draw a hairline as long as a dash */
export const sign = style({ marginRight: ".1em", fontFamily: vars.font.body });

export const symbol = style({
  marginRight: ".22em",
  fontFamily: vars.font.body,
  fontSize: ".82em",
  fontWeight: 600,
  /* quieter than the amount, and still above 4.5:1 on every surface for text */
  opacity: 0.72,
});
