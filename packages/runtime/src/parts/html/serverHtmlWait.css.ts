import { style } from "@vanilla-extract/css";

export const wait = style({ display: "grid", gap: 10 });
