import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone, pointer } from "@livery/ui/style/media.ts";
import { clampLines, corner } from "@livery/ui/style/mixins.ts";
import { keyframes, style } from "@vanilla-extract/css";
import { column } from "../../../parts/page.css.ts";

/** As high as the window leaves room for below the header; a game that needs more scrolls inside. */
export const page = style([
  column,
  {
    display: "flex",
    flexDirection: "column",
    gap: 12,
    flex: 1,
    minHeight: 0,
    paddingBlock: "12px 16px",
    "@media": { [phone]: { gap: 8, paddingInline: 0, paddingBlock: "4px 0" } },
  },
]);

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  "@media": { [phone]: { paddingInline: 6, gap: 4 } },
});

export const name = style({ flex: 1, minWidth: 0 });

export const title = style({
  ...clampLines(1),
  ...textOn({ text: "ink", on: "bg" }),
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: 1.3,
  "@media": { [phone]: { fontSize: vars.text.lg } },
});

export const facts = style({
  ...clampLines(1),
  ...textOn({ text: "ink3", on: "bg" }),
  margin: 0,
  fontSize: vars.text.xs,
});

export const actions = style({ display: "flex", flex: "none" });

export const stage = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  ...corner("panel"),
  position: "relative",
  flex: 1,
  overflow: "hidden",
  border: vars.panel.bd,
  boxShadow: vars.panel.sh,
  minHeight: "min(620px, calc(100dvh - 190px))",
  "@media": {
    [phone]: { borderRadius: 0, borderInline: 0, minHeight: "calc(100dvh - 150px)" },
  },
});

export const frame = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "normal",
});

export const foot = style({
  ...textOn({ text: "ink3", on: "bg" }),
  margin: 0,
  textAlign: "center",
  fontSize: vars.text.xs,
  "@media": { [phone]: { paddingBlock: "4px 8px" } },
});

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

const appear = keyframes({ from: { opacity: 0 } });

/** Covers the page, so that nothing else is pressed meanwhile. A game that opens at once does not flash. */
export const loader = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  display: "grid",
  placeItems: "center",
  background: vars.color.scrim,
  color: vars.color.onBrand,
  animation: `${appear} ${vars.motion.control} 200ms backwards`,
});

export const choice = style({ display: "grid", gap: 16, minWidth: 0 });
