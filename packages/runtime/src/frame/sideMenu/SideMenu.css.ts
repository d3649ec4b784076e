import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { forced } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const menu = style({ display: "flex", flexDirection: "column", gap: "20px" });

export const groupTitle = style({
  ...textOn({ text: "ink2", on: "surface" }),
  marginBottom: "4px",
  fontSize: vars.text.xs,
  fontWeight: 600,
});

export const entries = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  /* one below the other where a word would not fit */
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
  gap: "2px",
});

export const entry = style({
  ...textOn({ text: "ink", on: "surface" }),
  display: "flex",
  width: "100%",
  alignItems: "center",
  gap: "12px",
  minHeight: vars.size.tap,
  paddingInline: "12px",
  ...corner("control"),
  fontSize: vars.text.sm,
  fontWeight: 600,
  textDecoration: "none",
  selectors: {
    "&:hover": paint({ text: "ink", on: "hover" }),
    "&:active": paint({ text: "ink", on: "active" }),
    "&[aria-current]": paint({ text: "brandInk", on: "brandSoft" }),
  },
  "@media": { [forced]: { selectors: { "&[aria-current]": { textDecoration: "underline 3px" } } } },
});

export const icon = style({
  display: "grid",
  justifyItems: "center",
  flex: "none",
  minWidth: "22px",
  fontSize: "18px",
});

/** Three in a row, or two where a word would not fit. */
export const shortcuts = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(5.6rem, 1fr))",
  gap: 8,
});

export const shortcut = style({
  ...paint({ text: "ink", on: "inset" }),
  ...corner("control"),
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: 4,
  width: "100%",
  minHeight: 68,
  padding: "8px 4px",
  fontSize: vars.text.xs,
  fontWeight: 600,
  textAlign: "center",
  selectors: { "&:hover": paint({ text: "ink", on: "hover" }), "&:active": paint({ text: "ink", on: "active" }) },
});

export const games = style({ display: "grid", gap: 2 });

export const category = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto" });

export const expand = style({
  ...textOn({ text: "ink2", on: "surface" }),
  ...corner("control"),
  display: "grid",
  placeItems: "center",
  width: vars.size.tap,
  minHeight: vars.size.tap,
  selectors: {
    "&:hover": paint({ text: "ink", on: "hover" }),
    "&:active": paint({ text: "ink", on: "active" }),
  },
});

globalStyle(`${expand}[aria-expanded="true"] > svg`, { rotate: "180deg" });

export const vendors = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
  gap: 2,
  paddingBlock: "2px 8px",
  paddingInlineStart: 24,
  selectors: { "&[hidden]": { display: "none" } },
});

export const vendor = style({
  ...textOn({ text: "ink2", on: "surface" }),
  ...corner("control"),
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  minHeight: vars.size.tap,
  paddingInline: 12,
  fontSize: vars.text.sm,
  selectors: { "&:hover": paint({ text: "ink", on: "hover" }), "&:active": paint({ text: "ink", on: "active" }) },
});

export const mark = style({ flex: "none", width: 24, height: 24, objectFit: "contain" });
