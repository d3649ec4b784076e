import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { phone } from "../style/media.ts";
import { corner } from "../style/mixins.ts";
import { when } from "../style/when.ts";

export const block = style([
  engraved,
  {
    ...paint({ text: "ink", on: "field.bg" }),
    ...corner("panel"),
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 12,
    minWidth: 0,
    padding: "18px 20px",
    border: vars.panel.bd,
    "@media": { [phone]: { padding: 16 } },
    /* clear of the second line */
    selectors: { [when({ surface: "engraved" })]: { padding: "20px 22px" } },
  },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 12px",
});

export const title = style({
  margin: 0,
  outline: "none",
  fontSize: vars.text.md,
  fontWeight: 700,
  lineHeight: 1.35,
  textWrap: "balance",
});
