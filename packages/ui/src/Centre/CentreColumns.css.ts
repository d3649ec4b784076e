import { style } from "@vanilla-extract/css";
import { wideCentre } from "../style/media.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  width: "100%",
  maxWidth: 560,
  marginInline: "auto",
  "@media": {
    [wideCentre]: { gridTemplateColumns: "minmax(0, 1fr) 288px", alignItems: "start", gap: 28, maxWidth: "none" },
  },
});

export const main = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 22, minWidth: 0 });

/** What it says stays in sight beside a long form. */
export const aside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  minWidth: 0,
  "@media": { [wideCentre]: { position: "sticky", top: 0 } },
});
