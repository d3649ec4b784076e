import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { control } from "../Field/Field.css.ts";
import { figures } from "../style/mixins.ts";

/** One field, not one a digit: it can be pasted into, filled in by a phone, and read as one word. */
export const code = style([
  control,
  {
    ...figures,
    fontSize: vars.text.xl,
    fontWeight: 700,
    letterSpacing: "0.5em",
    selectors: { "&::placeholder": { fontWeight: 400 } },
  },
]);
