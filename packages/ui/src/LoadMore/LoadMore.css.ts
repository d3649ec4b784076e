import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { smallFigures } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const more = style({ display: "grid", justifyItems: "center", gap: 10, paddingTop: 16 });
export const count = style({ ...smallFigures, ...textOn({ text: "ink3", on: surfaces }), fontSize: vars.text.sm });
export const failed = style({ ...textOn({ text: "neg", on: surfaces }), fontSize: vars.text.sm });
