import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";
import { safe } from "../style/safeArea.ts";

export const skip = style({
  ...paint({ text: "onBrand", on: "brand" }),
  ...corner("control"),
  position: "fixed",
  zIndex: 100,
  top: `calc(8px + ${safe.top})`,
  left: `calc(8px + ${safe.left})`,
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  padding: "0 20px",
  fontWeight: 700,
  translate: `0 calc(-200% - ${safe.top})`,
  selectors: { "&:focus": { translate: "0 0" } },
});
