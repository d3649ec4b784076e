import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { titleFont } from "../style/mixins.ts";

/** The row has no room for its button beside the text. */
const narrow = "(max-width: 639px)";

export const error = styleVariants({
  block: [engraved, { display: "grid", justifyItems: "center", gap: 6, padding: "36px 24px", textAlign: "center" }],
  row: [
    engraved,
    {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "12px 20px",
      padding: "18px 24px",
      "@media": { [narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", gap: "12px 14px", padding: 16 } },
    },
  ],
});

export const copy = style({ minWidth: 0, display: "grid", gap: 6, justifyItems: "inherit" });

export const icon = style({ ...textOn({ text: "neg", on: "panel.bg" }), fontSize: 32, lineHeight: 1 });
export const title = style(titleFont("card"));
export const text = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  maxWidth: "36em",
  fontSize: vars.text.sm,
  textWrap: "pretty",
});
export const action = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 10,
  selectors: { [`${error.block} > &`]: { marginTop: 12 } },
  "@media": { [narrow]: { selectors: { [`${error.row} > &`]: { gridColumn: 2, justifyContent: "start" } } } },
});
