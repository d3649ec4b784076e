import { style } from "@vanilla-extract/css";

export const wait = style({ height: 240 });
