import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

const oneLine = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const head = style({ display: "flex", alignItems: "center", gap: 12, minWidth: 0 });
export const button = style([
  head,
  {
    ...corner("control"),
    width: "100%",
    font: "inherit",
    textAlign: "start",
    "@media": { [pointer]: { selectors: { "&:hover": { background: vars.color.hover } } } },
  },
]);
export const caret = style({ order: 2, display: "grid", flex: "none", color: vars.color.ink3, fontSize: 14 });
export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });
export const name = style({ ...oneLine, ...textOn({ text: "ink", on: "modal.bg" }), fontWeight: 700 });
export const note = style({ ...oneLine, ...textOn({ text: "ink3", on: "modal.bg" }), fontSize: vars.text.xs });
/** Read first (HD-013), shown at the end. */
export const rank = style({ order: 1, flex: "none" });
