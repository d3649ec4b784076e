import { textOn } from "@livery/theme/paint.ts";
import { style } from "@vanilla-extract/css";

export const figure = style({ fontVariantNumeric: "tabular-nums lining-nums", whiteSpace: "nowrap" });
export const won = style([figure, textOn({ text: "pos", on: ["modal.bg", "panel.bg", "bg"] })]);
