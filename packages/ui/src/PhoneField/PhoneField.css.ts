import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import * as parts from "../Select/Select.css.ts";
import { figures } from "../style/mixins.ts";

export const country = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  alignSelf: "stretch",
  paddingInlineEnd: 10,
  borderInlineEnd: `1px solid ${vars.color.hair}`,
});

export const code = style([
  parts.select,
  { ...figures, width: "auto", flex: "none", marginInlineEnd: -18, paddingInlineEnd: 22 },
]);

export const caret = style([parts.caret]);
