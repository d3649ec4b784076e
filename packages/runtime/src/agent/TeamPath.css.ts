import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const path = style({ display: "flex", flexWrap: "wrap", margin: 0, padding: 0, listStyle: "none" });

export const place = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  minHeight: vars.size.tap,
  fontSize: vars.text.sm,
  selectors: {
    "&:not(:first-child)::before": {
      ...textOn({ text: "ink2", on: "modal.bg" }),
      content: '"›"',
      // Not read out: the list says it.
      margin: "0 8px",
    },
  },
});

export const above = style({
  ...textOn({ text: "brandInk", on: "modal.bg" }),
  minHeight: vars.size.tap,
  font: "inherit",
  fontWeight: 600,
  overflowWrap: "anywhere",
  textDecoration: "underline",
  textUnderlineOffset: 3,
});

export const current = style({ fontWeight: 700, overflowWrap: "anywhere" });
