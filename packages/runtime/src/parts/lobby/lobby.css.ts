import { phone } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

export const controls = style({ display: "grid", gap: 12, minWidth: 0 });

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minWidth: 0,
});

export const search = style({
  flex: "0 1 320px",
  minWidth: 0,
  "@media": { [phone]: { flexBasis: "100%" } },
});

export const hints = style({ display: "flex", flexWrap: "wrap", gap: 8, minWidth: 0 });
