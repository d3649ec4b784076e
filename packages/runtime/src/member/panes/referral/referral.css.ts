import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const own = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });

/** The link, and the code beside it where there is room for both. */
export const link = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "16px 28px",
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: "1 1 260px",
  gap: 8,
  minWidth: 0,
});

export const qr = style({ flex: "none" });

/** As high as the link and the sentence. */
export const waiting = style({ ...corner("panel"), height: 196, overflow: "hidden" });

export const title = style({ margin: "0 0 8px", fontSize: vars.text.md, fontWeight: 700, lineHeight: 1.4 });

export const note = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: "12px 0 0",
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});
