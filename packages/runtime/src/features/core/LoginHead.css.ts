import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { column } from "../../parts/page.css.ts";

export const loginHead = style([
  column,
  { display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: vars.size.header },
]);
