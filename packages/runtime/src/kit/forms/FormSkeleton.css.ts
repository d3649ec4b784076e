import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const skeleton = style({ display: "flex", flexDirection: "column", gap: 16 });
export const skeletonField = style({ display: "grid", gap: 6 });
/** Lines as high as a field's label and what is below it. */
export const skeletonLabel = style({ width: "30%", fontSize: vars.text.sm, lineHeight: 1.4 });
export const skeletonHint = style({ width: "60%", fontSize: vars.text.xs, lineHeight: 1.45 });
const well = style({ ...corner("control"), overflow: "hidden" });
export const skeletonWell = style([well, { height: vars.size.control }]);
export const skeletonButton = style([well, { height: vars.size.controlLarge }]);
