import { style } from "@vanilla-extract/css";

export const wait = style({ height: 480, overflow: "hidden" });
