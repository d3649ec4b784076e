import { style } from "@vanilla-extract/css";

export const bars = style({ display: "grid", gap: 16, minWidth: 0 });
