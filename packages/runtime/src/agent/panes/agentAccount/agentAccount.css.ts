import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, maxWidth: 560 });

export const links = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

export const qr = style({ display: "grid", justifyItems: "center" });
