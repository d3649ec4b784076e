import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";

/** A true circle in every brand: visitors must recognise the sign at once. */
const mark = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  border: "solid currentColor",
  borderRadius: "50%",
  fontFamily: vars.font.body,
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: "-.02em",
});

export const size = styleVariants({
  md: [mark, { width: 56, height: 56, borderWidth: 3, fontSize: 20 }],
  sm: [mark, { width: 30, height: 30, borderWidth: 2, fontSize: 12 }],
});

export const plus = style({ fontSize: ".7em", translate: "0 -.22em" });
