import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** From this width on there is room for it beside the account. */
const ROOMY = "(min-width: 1280px)";

export const nav = style({ display: "none", "@media": { [ROOMY]: { display: "block" } } });

export const list = style({ display: "flex", gap: 2 });

export const entry = style({
  ...textOn({ text: "ink2", on: ["headerBg"] }),
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  paddingInline: 10,
  fontSize: vars.text.xs,
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: { "&:hover": textOn({ text: "ink", on: ["headerBg"] }) },
});
