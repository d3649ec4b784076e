import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { pointer } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** So narrow that a sentence needs another line. */
const tight = "(max-width: 359px)";

/** As high as three lines of a sentence, or two things that wait. */
export const news = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: 116,
  "@media": { [tight]: { minHeight: 134 } },
});

export const sentence = style({ alignSelf: "center", padding: "12px 16px" });

export const needs = style({
  listStyle: "none",
  margin: 0,
  padding: 6,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const need = style({ display: "grid", minHeight: vars.size.tap });

export const button = style({
  ...textOn({ text: "ink", on: "panel.bg" }),
  ...corner("control"),
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "6px 10px",
  font: "inherit",
  fontSize: vars.text.sm,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: "start",
  "@media": { [pointer]: { selectors: { "&:hover": { background: vars.color.hover } } } },
});

/** It is new and waits. */
export const mark = style({ flex: "none", width: 8, height: 8, borderRadius: "50%", background: vars.color.brand });

export const words = style({ flex: 1, minWidth: 0, textWrap: "pretty", overflowWrap: "anywhere" });

export const left = style({
  flex: "none",
  fontFamily: vars.font.num,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 700,
});

export const caret = style({ display: "grid", flex: "none", color: vars.color.ink3, fontSize: 14 });
