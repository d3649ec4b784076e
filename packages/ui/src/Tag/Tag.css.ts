import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { styleVariants } from "@vanilla-extract/css";
import { corner } from "../style/mixins.ts";

const badge = {
  ...paint({ text: "badge.ink", on: "badge.bg" }),
  ...corner("badge"),
  display: "inline-flex",
  alignItems: "center",
  gap: 5,
  padding: "4px 6px",
  font: `700 ${vars.text.xs}/1 ${vars.font.num}`,
  letterSpacing: ".02em",
  whiteSpace: "nowrap",
} as const;

export const tone = styleVariants({
  brand: {
    ...paint({ text: "brandInk", on: "brandSoft" }),
    ...corner("chip"),
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    minHeight: 24,
    padding: "0 10px",
    fontSize: vars.text.xs,
    fontWeight: 700,
    whiteSpace: "nowrap",
  },
  accent: badge,
  live: {
    ...badge,
    selectors: { "&::before": { content: "", width: 6, height: 6, borderRadius: 9, background: "currentColor" } },
  },
});
