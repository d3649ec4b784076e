import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";

const avatar = style({
  ...paint({ text: "brandInk", on: "brandSoft" }),
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  borderRadius: vars.radius.avatar,
  cornerShape: vars.shape.corner,
});

function square(px: number) {
  return { width: px, height: px, fontSize: px * 0.44 };
}

export const size = styleVariants({
  sm: [avatar, square(32)],
  md: [avatar, square(44)],
  lg: [avatar, square(64)],
  xl: [avatar, square(96)],
});

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
