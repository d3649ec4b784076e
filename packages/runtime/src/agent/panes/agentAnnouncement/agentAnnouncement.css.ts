import { style } from "@vanilla-extract/css";

export const wait = style({ position: "relative", height: 480, overflow: "hidden" });
