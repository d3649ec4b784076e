import { vars } from "@livery/theme/vars.css.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";
import { column } from "../kit/page/page.css.ts";

export const loginHead = style([
  column,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: vars.size.header,
    /* no scraps of paper behind the logo and the language */
    selectors: { [when({ motif: "confetti" })]: { background: vars.color.bg } },
  },
]);
