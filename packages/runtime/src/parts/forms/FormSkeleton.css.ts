import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const skeleton = style({ display: "flex", flexDirection: "column", gap: 16 });
export const skeletonField = style({ display: "grid", gap: 6 });
export const skeletonLabel = style({ width: "30%" });
export const skeletonWell = style({
  position: "relative",
  height: vars.size.control,
  ...corner("control"),
  overflow: "hidden",
});
