import { style } from "@vanilla-extract/css";

export const name = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" });
