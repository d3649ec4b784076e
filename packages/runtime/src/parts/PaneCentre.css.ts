import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, forced } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** The menu is above the page on a phone, and beside it where there is room. */
export const centre = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.gapSmall,
  "@media": { [desktop]: { gridTemplateColumns: "200px minmax(0, 1fr)", gap: 24 } },
});

export const menu = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
  gap: 2,
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const entry = style({
  ...textOn({ text: "ink", on: "modal.bg" }),
  ...corner("control"),
  width: "100%",
  minHeight: vars.size.tap,
  paddingInline: 12,
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: vars.text.sm,
  fontWeight: 600,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": paint({ text: "ink", on: "hover" }),
    "&:active": paint({ text: "ink", on: "active" }),
    "&[aria-current]": paint({ text: "brandInk", on: "brandSoft" }),
  },
  "@media": { [forced]: { selectors: { "&[aria-current]": { textDecoration: "underline 3px" } } } },
});

/** The parts of a page are below one another. */
export const pane = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.gapSmall,
  minHeight: 240,
});

export const wait = style({ height: 240 });

export const note = style({ ...textOn({ text: "ink2", on: "modal.bg" }), margin: 0, fontSize: vars.text.sm });
