import { style } from "@vanilla-extract/css";

export const button = style({ paddingInlineEnd: 6 });
/** As wide in every second. */
export const time = style({ fontVariantNumeric: "tabular-nums" });
