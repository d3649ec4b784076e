import { style, styleVariants } from "@vanilla-extract/css";
import { onlyHeard } from "../style/mixins.ts";
import { turn } from "../style/turn.css.ts";

const spinner = style({ position: "relative", display: "inline-grid", placeItems: "center", flex: "none" });

export const size = styleVariants({
  sm: [spinner, { fontSize: 16 }],
  md: [spinner, { fontSize: 24 }],
  lg: [spinner, { fontSize: 40 }],
});

export const ring = style({
  width: "1em",
  height: "1em",
  borderRadius: "50%",
  border: "max(2px, .11em) solid currentColor",
  borderRightColor: "transparent",
  animation: `${turn} .8s linear infinite`,
});

export const label = style(onlyHeard);
