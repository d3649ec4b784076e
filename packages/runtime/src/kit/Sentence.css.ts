import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { desktop } from "@livery/ui/style/media.ts";

export const sentence = style({
  ...textOn({ text: "ink", on: ["modal.bg", "panel.bg", "bg"] }),
  margin: 0,
  fontSize: vars.text.md,
  lineHeight: 1.6,
  textWrap: "pretty",
  "@media": { [desktop]: { fontSize: vars.text.lg } },
});

export const figure = style({ fontVariantNumeric: "tabular-nums lining-nums", fontWeight: 700, whiteSpace: "nowrap" });
