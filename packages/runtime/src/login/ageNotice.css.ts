import { style } from "@vanilla-extract/css";

/** The age mark beside the words. */
export const text = style({ display: "flex", alignItems: "center", gap: 16, textAlign: "start" });
