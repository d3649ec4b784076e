import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { clampLines, corner } from "@livery/ui/style/mixins.ts";
import { safeWidth } from "@livery/ui/style/safeArea.ts";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.motion.shift})` } });

export const panel = style({
  ...paint({ text: "ink", on: "modal.bg" }),
  ...corner("panel"),
  position: "fixed",
  inset: "auto",
  width: `min(560px, ${safeWidth} - 16px)`,
  maxHeight: "min(calc(100dvh - 96px), 560px)",
  margin: 0,
  padding: 16,
  overflow: "hidden auto",
  overscrollBehavior: "contain",
  border: vars.panel.bd,
  outline: `1px solid ${vars.color.hair}`,
  boxShadow: vars.dock.sh,
  animation: `${appear} ${vars.motion.control} ${vars.motion.ease}`,
  selectors: { "&[data-games]": { width: `min(940px, ${safeWidth} - 16px)` } },
});

export const columns = style({
  display: "grid",
  gap: 20,
  selectors: { [`${panel}[data-games] &`]: { gridTemplateColumns: "minmax(200px, 0.4fr) minmax(0, 1fr)" } },
  "@media": { [phone]: { selectors: { [`${panel}[data-games] &`]: { gridTemplateColumns: "minmax(0, 1fr)" } } } },
});

export const vendors = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(160px, 100%), 1fr))",
  alignContent: "start",
  gap: 2,
  selectors: {
    [`${panel}[data-games] &`]: {
      maxHeight: 356,
      overflow: "hidden auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      paddingInlineEnd: 8,
      borderInlineEnd: `1px solid ${vars.color.hair}`,
    },
  },
  "@media": {
    [phone]: { selectors: { [`${panel}[data-games] &`]: { maxHeight: 196, paddingInlineEnd: 0, borderInlineEnd: 0 } } },
  },
});

export const vendor = style({
  ...textOn({ text: "ink", on: "modal.bg" }),
  ...corner("control"),
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "100%",
  minHeight: vars.size.tap,
  paddingInline: 10,
  fontSize: vars.text.sm,
  fontWeight: 600,
  selectors: {
    "&:hover": paint({ text: "ink", on: "hover" }),
    "&:active": paint({ text: "ink", on: "active" }),
    "&[data-shown]": paint({ text: "brandInk", on: "brandSoft" }),
    "&:focus-visible": { outlineOffset: -3 },
  },
});

export const mark = style({ flex: "none", width: 24, height: 24, objectFit: "contain" });

export const name = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const side = style({ minWidth: 0 });

export const games = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  alignContent: "start",
  gap: 12,
});

/** As high as a game, so that nothing moves when the games arrive. */
export const waiting = style({ ...corner("control"), height: 108, overflow: "hidden" });

export const game = style({ display: "flex", alignItems: "center", gap: 12, minWidth: 0, minHeight: 108 });

export const art = style({ ...corner("control"), flex: "none", width: 72, height: 96, objectFit: "cover" });

export const words = style({ display: "grid", gap: 8, minWidth: 0 });

export const title = style({ ...clampLines(2), fontSize: vars.text.sm, fontWeight: 700, lineHeight: 1.35 });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: 6 });

export const nothing = style({
  ...textOn({ text: "ink3", on: "modal.bg" }),
  display: "grid",
  placeItems: "center",
  minHeight: 228,
  fontSize: vars.text.sm,
});

export const all = style({
  ...textOn({ text: "brandInk", on: "modal.bg" }),
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 4,
  minHeight: vars.size.tap,
  marginTop: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  paddingTop: 8,
  fontSize: vars.text.sm,
  fontWeight: 700,
});
