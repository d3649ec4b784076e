import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { clampLines, corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";
import { column } from "../../kit/page/page.css.ts";

export const page = style([column, { display: "flex", flexDirection: "column", gap: 12, paddingBlock: "12px 16px" }]);

export const bar = style({ display: "flex", alignItems: "center", gap: 10, minWidth: 0, flexWrap: "wrap" });

export const title = style({
  ...clampLines(1),
  ...textOn({ text: "ink", on: "bg" }),
  flex: 1,
  fontSize: vars.text.xl,
  fontWeight: 700,
  lineHeight: 1.3,
});

export const stage = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  ...corner("panel"),
  position: "relative",
  overflow: "hidden",
  border: vars.panel.bd,
  height: "max(420px, calc(100dvh - 190px))",
  "@media": { [phone]: { height: "calc(100dvh - 150px)" } },
});
