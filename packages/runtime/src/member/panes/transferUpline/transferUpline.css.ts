import { style } from "@vanilla-extract/css";

export const number = style({ margin: 0 });

/** In one line; a row's own view has all of it. */
export const remark = style({
  display: "block",
  overflow: "hidden",
  maxWidth: "16em",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
