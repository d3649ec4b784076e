import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone, pointer } from "../style/media.ts";
import { corner, smallFigures } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const list = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const page = style({
  ...corner("control"),
  ...smallFigures,
  ...textOn({ text: "ink2", on: surfaces }),
  minWidth: vars.size.tap,
  height: vars.size.tap,
  paddingInline: 8,
  fontSize: vars.text.sm,
  fontWeight: 600,
  textAlign: "center",
  selectors: { '&[aria-current="page"]': paint({ text: "onBrand", on: "brand" }) },
  "@media": {
    [pointer]: { selectors: { '&:hover:not([aria-current="page"])': paint({ text: "ink", on: "hover" }) } },
  },
});

/** On a phone there is room only for the arrows and the current page in words. */
export const number = style({ "@media": { [phone]: { display: "none" } } });
export const gap = style([number, { ...textOn({ text: "ink3", on: surfaces }), minWidth: 24, textAlign: "center" }]);

export const summary = style({
  ...smallFigures,
  ...textOn({ text: "ink2", on: surfaces }),
  display: "none",
  paddingInline: 12,
  fontSize: vars.text.sm,
  "@media": { [phone]: { display: "block" } },
});
