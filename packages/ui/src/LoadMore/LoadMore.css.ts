import { inkOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { figures } from "../style/mixins.ts";

const grounds = ["modal.bg", "panel.bg", "bg"] as const;

export const more = style({ display: "grid", justifyItems: "center", gap: 10, paddingTop: 16 });
export const count = style({ ...figures, ...inkOn({ text: "ink3", on: grounds }), fontSize: vars.text.sm });
export const failed = style({ ...inkOn({ text: "neg", on: grounds }), fontSize: vars.text.sm });
