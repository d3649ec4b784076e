import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { forced } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

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

export const icon = style({ display: "grid", flex: "none", fontSize: "18px" });
