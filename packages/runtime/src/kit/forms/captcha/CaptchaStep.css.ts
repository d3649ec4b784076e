import { style } from "@vanilla-extract/css";

export const step = style({ display: "grid", gap: 8 });
