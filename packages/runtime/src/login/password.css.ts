import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** Why the dialog is there. */
export const lead = style({
  ...textOn({ text: "ink2", on: ["modal.bg"] }),
  marginBottom: 20,
  fontSize: vars.text.sm,
});

export const leave = style({ marginTop: 12 });

/** The ways on from a message, one below the other. */
export const actions = style({ display: "grid", gap: 12 });
