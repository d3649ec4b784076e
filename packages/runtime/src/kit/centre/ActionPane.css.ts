import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const action = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 10 });
/* an empty alert takes no room but stays in the page, so that screen readers announce it */
globalStyle(`${action} > [role="alert"]:empty`, { position: "absolute" });

export const note = style({
  ...textOn({ text: "ink2", on: ["field.bg", "modal.bg"] }),
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  textWrap: "pretty",
});
