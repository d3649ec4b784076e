import { style } from "@vanilla-extract/css";

export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });
