import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { control } from "../Field/Field.css.ts";
import { figures } from "../style/mixins.ts";

/** One field instead of one per digit, so that visitors can paste, phones can autofill, and screen readers read one word. */
export const code = style([
  control,
  {
    ...figures,
    fontSize: vars.text.xl,
    fontWeight: 700,
    letterSpacing: "0.15em",
  },
]);
