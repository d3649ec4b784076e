import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const stack = style({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  minWidth: 0,
  /* a form whose button is elsewhere */
  selectors: { "&:empty": { display: "none" } },
});
/* an empty alert takes no room but stays in the page, so that screen readers announce it */
globalStyle(`${stack} > [role="alert"]:empty`, { marginBottom: -16 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 16,
  marginBlock: -6,
  fontSize: vars.text.sm,
});
globalStyle(`${row} > a, ${row} > button`, {
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
