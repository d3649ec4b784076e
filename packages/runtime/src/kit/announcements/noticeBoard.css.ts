import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, forced, phone } from "@livery/ui/style/media.ts";
import { clampLines, corner, smallFigures, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** The list is beside the notice; on a phone one of the two shows. */
export const board = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: 28,
      /* nine titles: another page or notice does not move the pager */
      minHeight: 620,
    },
  },
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: 12,
  minWidth: 0,
  "@media": { [phone]: { selectors: { [`${board}[data-open] &`]: { display: "none" } } } },
});

export const entry = style({
  ...textOn({ text: "ink", on: "modal.bg" }),
  ...corner("control"),
  display: "grid",
  alignContent: "center",
  gap: 2,
  width: "100%",
  minHeight: 60,
  padding: "8px 12px",
  selectors: {
    "&:hover": paint({ text: "ink", on: "hover" }),
    "&:active": paint({ text: "ink", on: "active" }),
    "&[aria-current]": paint({ text: "brandInk", on: "brandSoft" }),
  },
  "@media": { [forced]: { selectors: { "&[aria-current]": { textDecoration: "underline 3px" } } } },
});

export const entryTitle = style({ ...clampLines(1), fontSize: vars.text.sm, fontWeight: 600 });

export const time = style({
  ...smallFigures,
  ...textOn({ text: "ink2", on: ["modal.bg", "brandSoft", "hover", "active"] }),
  fontSize: vars.text.xs,
});

export const pane = style({
  minWidth: 0,
  "@media": {
    [phone]: { display: "none", selectors: { [`${board}[data-open] &`]: { display: "block" } } },
    [desktop]: { paddingInlineStart: 28, borderInlineStart: `1px solid ${vars.color.hair}` },
  },
});

export const choose = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  display: "grid",
  placeItems: "center",
  height: "100%",
  fontSize: vars.text.sm,
  textAlign: "center",
});

export const reader = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 8 });

export const back = style({ marginInlineStart: -8, "@media": { [desktop]: { display: "none" } } });

export const title = style({
  ...titleFont("card"),
  ...textOn({ text: "ink", on: "modal.bg" }),
  outline: "none",
});
