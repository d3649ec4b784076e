import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, forced, phone, pointer } from "@livery/ui/style/media.ts";
import { clampLines, corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
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

export const wait = style({ height: 320, "@media": { [desktop]: { height: 620 } } });

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
  ...figures,
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

export const popups = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });

export const popup = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  selectors: { "& + &": { paddingTop: 20, borderTop: `1px solid ${vars.color.hair}` } },
});

export const popupFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  width: "100%",
});

export const rowItem = style({ selectors: { "& + &": { borderTop: `1px solid ${vars.color.hair}` } } });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "4px 16px",
  width: "100%",
  minHeight: 64,
  padding: "10px 20px",
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", padding: "10px 16px" },
    [pointer]: { selectors: { "button&:hover": { background: vars.color.inset } } },
  },
});

export const rowTitle = style({
  ...textOn({ text: "ink", on: ["panel.bg", "inset"] }),
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  "@media": { [phone]: { fontSize: vars.text.sm } },
});

export const rowTime = style({
  ...figures,
  ...textOn({ text: "ink2", on: ["panel.bg", "inset"] }),
  flex: "none",
  fontSize: vars.text.xs,
  "@media": { [phone]: { gridRow: 2 } },
});
