import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

export const skip = style({
  ...paint({ text: "onBrand", on: "brand" }),
  ...corner("control"),
  position: "fixed",
  zIndex: 100,
  top: 8,
  left: 8,
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  padding: "0 20px",
  fontWeight: 700,
  translate: "0 -200%",
  selectors: { "&:focus": { translate: "0 0" } },
});
