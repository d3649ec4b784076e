import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { control, well } from "../Field/Field.css.ts";
import { smallFigures } from "../style/mixins.ts";

export const box = style([
  well,
  {
    flexDirection: "column",
    alignItems: "stretch",
    gap: 4,
    paddingBlock: 10,
    selectors: {
      "&:has(textarea:focus)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
      "&:has(textarea:disabled)": { background: vars.color.disabled, cursor: "not-allowed" },
    },
  },
]);

export const area = style([
  control,
  {
    flex: "none",
    minHeight: "calc(var(--rows) * 1lh)",
    maxHeight: "14lh",
    lineHeight: 1.5,
    resize: "vertical",
    fieldSizing: "content",
  },
]);

export const count = style({
  ...smallFigures,
  ...textOn({ text: "ink3", on: "field.bg" }),
  alignSelf: "end",
  fontSize: vars.text.xs,
  selectors: { "&[data-full]": textOn({ text: "neg", on: "field.bg" }) },
});
