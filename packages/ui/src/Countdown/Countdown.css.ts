import { style } from "@vanilla-extract/css";
import { figures } from "../style/mixins.ts";

export const countdown = style({ ...figures, whiteSpace: "nowrap" });
