import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";
import { block as pageBlock, late } from "./PageSkeleton.css.ts";

export const start = style([
  late,
  {
    display: "grid",
    gap: "24px",
    width: "100%",
    maxWidth: vars.size.page,
    marginInline: "auto",
    padding: `20px ${vars.space.gutter}`,
    "@media": { [phone]: { padding: `16px ${vars.space.phoneGutter}` } },
  },
]);

export const block = pageBlock;

export const long = style({ ...textOn({ text: "ink2", on: "bg" }), margin: 0, textAlign: "center" });
