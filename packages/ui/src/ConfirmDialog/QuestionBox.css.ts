import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { enter, modal } from "../Dialog/modal.css.ts";
import { corner, titleFont } from "../style/mixins.ts";
import { safeHeight, safeInset, safeWidth } from "../style/safeArea.ts";

export const box = style([
  modal,
  {
    ...corner("panel"),
    inset: safeInset,
    width: `min(400px, ${safeWidth} - 32px)`,
    height: "fit-content",
    maxHeight: `min(94dvh, ${safeHeight})`,
    margin: "auto",
    border: vars.panel.bd,
    ...enter.bottom,
  },
]);

export const inside = style({ maxHeight: "inherit", overflowY: "auto", padding: 24 });
export const title = style({ ...titleFont("card"), outline: "none" });
export const text = style({ ...textOn({ text: "ink2", on: "modal.bg" }), marginTop: 8, textWrap: "pretty" });

/** Side by side; long labels wrap onto separate rows. */
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 10, marginTop: 24 });
globalStyle(`${actions} > *`, { flex: "1 1 auto", minWidth: "min(120px, 100%)" });
