import { paint } from "@livery/theme/paint.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { safeHeight } from "@livery/ui/style/safeArea.ts";
import { style } from "@vanilla-extract/css";

export const failure = style({
  ...paint({ text: "ink", on: "bg" }),
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: "24px",
  minHeight: `calc(${safeHeight})`,
  padding: "24px",
  textAlign: "center",
});

export const title = style({ margin: 0, fontSize: "20px", fontWeight: 700 });

export const retry = style({
  ...paint({ text: "onBrand", on: "brand" }),
  minHeight: "48px",
  paddingInline: "24px",
  border: 0,
  ...corner("control"),
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
});
