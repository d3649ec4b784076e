import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space.gap, minWidth: 0 });
export const part = style({ minWidth: 0 });
export const none = style({ ...textOn({ text: "ink2", on: "bg" }), paddingBlock: 12 });
export const more = style({ display: "grid", justifyItems: "center", paddingTop: vars.space.gapSmall });
