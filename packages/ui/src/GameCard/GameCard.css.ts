import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { desktop, phone, pointer } from "../style/media.ts";
import { clampLines, corner, coverLink, figures, onlyHeard } from "../style/mixins.ts";
import { when } from "../style/when.ts";

/** Lettering over the art is shown only where there is room for it: on tiles and posters. */
export const lettered = (["tile", "poster"] as const).map((card) => when({ card, lettering: "overlay" })).join(", ");

/** Inside the first card of a shelf that enlarges it. */
export const featured = (["tile", "poster", "round"] as const)
  .map((card) => `:root[data-shelf="feature"][data-card="${card}"] [data-featured] &`)
  .join(", ");

export const card = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: "100%",
  selectors: {
    [when({ card: "wide" })]: {
      ...paint({ text: "ink", on: "panel.bg" }),
      ...corner("panel"),
      flexDirection: "row",
      alignItems: "center",
      gap: 12,
      padding: 8,
      border: vars.panel.bd,
      boxShadow: vars.panel.sh,
      transition: `background ${vars.motion.control}, border-color ${vars.motion.control}`,
    },
    [when({ card: "round" })]: { alignItems: "center", textAlign: "center" },
  },
  "@media": {
    [pointer]: {
      selectors: {
        [`${when({ card: "wide" })}:hover`]: { background: vars.color.raised, borderColor: vars.color.lineStrong },
      },
    },
  },
});

export const media = style({
  ...corner("art"),
  position: "relative",
  overflow: "hidden",
  width: "100%",
  background: vars.color.inset,
  aspectRatio: "1",
  selectors: {
    [when({ card: "poster" })]: { aspectRatio: vars.grid.art },
    [when({ card: "wide" })]: { width: 84, height: 84, flex: "none" },
    [when({ card: "round" })]: { border: vars.panel.bd, boxShadow: vars.panel.sh },
  },
  "@media": {
    /* the large card of a shelf fills both rows */
    [desktop]: { selectors: { [featured]: { aspectRatio: "auto", flex: 1 } } },
  },
});

export const off = style({});

export const art = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `transform ${vars.motion.zoom} ${vars.motion.ease}`,
  selectors: { [`${off} &`]: { filter: "grayscale(1) opacity(.45)" } },
  "@media": {
    [pointer]: {
      selectors: { [`${card}:hover:not(${off}) &`]: { transform: `scale(${vars.motion.zoomScale})` } },
    },
  },
});

/** The button that covers the whole card. */
export const cover = style({
  ...coverLink,
  width: "100%",
  height: "100%",
  ...corner("art"),
  selectors: { [when({ card: "wide" })]: corner("panel") },
});

export const body = style({
  minWidth: 0,
  padding: "10px 2px 0",
  selectors: {
    [when({ card: "wide" })]: { flex: 1, padding: 0 },
    [when({ card: "round" })]: { width: "100%", padding: "12px 2px 0" },
  },
});

/** A wide card leaves the corner free for the heart. */
export const besideHeart = style({ selectors: { [when({ card: "wide" })]: { paddingRight: 34 } } });

export const title = style({
  ...clampLines(2),
  ...textOn({ text: "ink", on: ["bg", "panel.bg", "raised"] }),
  fontWeight: 700,
  fontSize: vars.text.md,
  lineHeight: 1.35,
  selectors: {
    [lettered]: onlyHeard,
    [when({ card: "wide" })]: { lineHeight: 1.25 },
    [when({ card: "round" })]: {
      fontFamily: vars.font.display,
      fontWeight: vars.weight.display,
      lineHeight: 1.2,
    },
  },
  "@media": { [phone]: { selectors: { [when({ card: "round" })]: { fontSize: vars.text.sm } } } },
});

export const vendor = style({
  ...clampLines(1),
  ...textOn({ text: "ink3", on: ["bg", "panel.bg", "raised"] }),
  fontSize: vars.text.xs,
  selectors: {
    [lettered]: { ...textOn({ text: "ink2", on: "bg" }), fontSize: vars.text.sm },
  },
});

/** Below the title, or alone if the title is on the art: the provider and the number of players. */
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  selectors: { [when({ card: "round" })]: { display: "none" } },
});

/** The current number of players, with a dot before it. */
export const players = style({
  ...figures,
  ...textOn({ text: "ink3", on: ["bg", "panel.bg", "raised"] }),
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: 5,
  fontSize: vars.text.xs,
  selectors: {
    "&::before": { content: "", width: 5, height: 5, borderRadius: 9, background: vars.color.pos },
  },
});

export const skeletonTitle = style({ width: "70%", fontSize: vars.text.md, lineHeight: 1.35 });
