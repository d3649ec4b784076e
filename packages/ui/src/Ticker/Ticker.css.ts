import { inkOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";

export const ticker = style({
  ...inkOn({ text: "ink2", on: "bg" }),
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  marginBlock: vars.space.ticker,
  fontSize: vars.text.sm,
  "@media": { [phone]: { minHeight: vars.size.tap } },
});

export const icon = style({ ...inkOn({ text: "brandInk", on: "bg" }), fontSize: vars.text.md });

export const text = style({
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const label = style({ ...inkOn({ text: "ink", on: "bg" }), fontWeight: 700, marginRight: 6 });

export const more = style({
  ...inkOn({ text: "ink3", on: "bg" }),
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
