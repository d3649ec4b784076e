import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone, pointer } from "@livery/ui/style/media.ts";
import { clampLines, corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const rows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const row = style({
  ...corner("art"),
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: vars.size.tap,
  padding: 6,
  "@media": { [pointer]: { selectors: { "&:hover": { background: vars.color.inset } } } },
});

export const art = style({ ...corner("art"), flex: "none", width: 48, height: 48, objectFit: "cover" });

export const words = style({ display: "grid", minWidth: 0 });

export const rowName = style({
  ...clampLines(1),
  ...textOn({ text: "ink", on: ["bg", "panel.bg", "inset"] }),
  fontSize: vars.text.sm,
  fontWeight: 700,
});

export const rowVendor = style({
  ...clampLines(1),
  ...textOn({ text: "ink3", on: ["bg", "panel.bg", "inset"] }),
  fontSize: vars.text.xs,
});

export const choice = style({ display: "grid", gap: 16, minWidth: 0 });

/** A window is as wide as its content; the list would be one column. */
export const listed = style({ width: "min(680px, 88vw)", "@media": { [phone]: { width: "100%" } } });

/** A game in its window. */
export const played = style({ display: "grid", gap: 8, justifyItems: "start", minWidth: 0 });

export const playedBar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 14px" });

export const window = style({
  ...corner("art"),
  position: "relative",
  overflow: "hidden",
  display: "grid",
  placeItems: "center",
  width: "min(960px, 88vw)",
  height: "min(620px, 68dvh)",
  background: vars.color.inset,
  "@media": { [phone]: { width: "100%" } },
});
