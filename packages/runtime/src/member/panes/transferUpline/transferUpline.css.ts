import { style } from "@vanilla-extract/css";

/** In one line; a row's own view has all of it. */
export const remark = style({
  display: "block",
  overflow: "hidden",
  maxWidth: "16em",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
