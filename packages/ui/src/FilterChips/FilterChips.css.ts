import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone, pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

export const place = style({ minWidth: 0, "@media": { [phone]: { flex: "none" } } });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  "@media": { [phone]: { flexWrap: "nowrap" } },
});

export const cell = style({ flex: "none", scrollSnapAlign: "start" });

export const chip = style({
  ...paint({ text: "ink", on: "chip.bg" }),
  ...corner("control"),
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  padding: "4px 14px",
  border: vars.chip.bd,
  fontSize: vars.text.sm,
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: {
    '&[aria-current="page"]': { ...paint({ text: "brandInk", on: "brandSoft" }), borderColor: vars.color.brandInk },
  },
  "@media": { [pointer]: { selectors: { "&:hover": { borderColor: vars.color.lineStrong } } } },
});
