import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { corner, titleFont } from "../style/mixins.ts";

/** The row has no room for its button beside the text. */
const narrow = "(max-width: 639px)";
/** Without a picture. */
const plain = "&:not(:has(> img))";

export const empty = styleVariants({
  block: [
    engraved,
    { display: "grid", justifyItems: "center", gap: "6px 20px", padding: "36px 24px", textAlign: "center" },
  ],
  row: [
    engraved,
    {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "12px 20px",
      padding: "18px 24px 18px 18px",
      selectors: { [plain]: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingInlineStart: 24 } },
      "@media": {
        [narrow]: {
          gridTemplateColumns: "auto minmax(0, 1fr)",
          gap: "12px 14px",
          padding: 16,
          selectors: { [plain]: { gridTemplateColumns: "minmax(0, 1fr)", paddingInlineStart: 16 } },
        },
      },
    },
  ],
});

export const art = style({
  ...corner("art"),
  width: 104,
  height: 104,
  objectFit: "cover",
  selectors: { [`${empty.block} > &`]: { marginBottom: 12 } },
  "@media": { [narrow]: { selectors: { [`${empty.row} > &`]: { width: 64, height: 64, alignSelf: "start" } } } },
});

export const copy = style({ minWidth: 0, display: "grid", gap: 6, justifyItems: "inherit" });
export const title = style(titleFont("card"));
export const text = style({
  ...textOn({ text: "ink3", on: "panel.bg" }),
  maxWidth: "36em",
  fontSize: vars.text.sm,
  textWrap: "pretty",
});

export const action = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: 10,
  selectors: { [`${empty.block} > &`]: { marginTop: 12 } },
  "@media": {
    /* below the text */
    [narrow]: { selectors: { [`${empty.row} > &`]: { gridColumn: -2, justifyContent: "start" } } },
  },
});
