import { style } from "@vanilla-extract/css";
import { onlyHeard } from "../style/mixins.ts";

export const hidden = style(onlyHeard);
