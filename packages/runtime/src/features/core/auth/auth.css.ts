import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** Who may have an account; it stands under every form and is never smaller than what can be read (brief §10). */
export const age = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  marginTop: 20,
  fontSize: vars.text.xs,
});

/** Below the words that it belongs to, and not below their box. */
export const read = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  marginBlock: -8,
  marginInlineStart: 30,
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
