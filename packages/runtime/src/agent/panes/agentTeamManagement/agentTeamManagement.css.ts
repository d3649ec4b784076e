import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** Over the row, which is a button itself. */
export const act = style({ position: "relative", zIndex: 1, display: "inline-block" });

export const sum = style({ ...textOn({ text: "ink2", on: "modal.bg" }), margin: 0, fontSize: vars.text.sm });
