import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const head = style({ display: "flex", alignItems: "center", gap: 12, minWidth: 0 });
export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });
export const name = style({ ...oneLine, ...textOn({ text: "ink", on: "modal.bg" }), fontWeight: 700 });
export const note = style({ ...oneLine, ...textOn({ text: "ink3", on: "modal.bg" }), fontSize: vars.text.xs });
/** Read first (HD-013), shown at the end. */
export const rank = style({ order: 1, flex: "none" });
