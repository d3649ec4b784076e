import { inkOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { backdrop, clampLines, corner, coverLink, titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { engravedFrame, veilOf, wide } from "./heroFormat.ts";

/* from the plain side to the picture at the far one */
const besideVeil = `linear-gradient(90deg, ${vars.color.surface} 50%, transparent 86%)`;
const farVeil = `linear-gradient(90deg, ${vars.color.bg} 50%, transparent 76%)`;
/* below: a plate for the title on every surface (brief §13) */
const plateVeil = `linear-gradient(0deg, ${vars.color.surface} 20px, color-mix(in oklab, ${vars.color.surface} 88%, transparent) 60px, transparent 108px)`;

export const tile = style({
  ...corner("hero"),
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  minWidth: 0,
  minHeight: 84,
  background: vars.color.surface,
  selectors: {
    "&::before": { content: "", position: "absolute", inset: 0, zIndex: -1, background: plateVeil },
    [`${when({ hero: "board" })}::before`]: { background: besideVeil },
    [`${when({ hero: "stage" })}::before`]: { background: besideVeil },
    [`${when({ hero: "carousel" })}::before`]: { background: veilOf("below", "bg") },
    [`${when({ surface: "paper" })}::before`]: { background: "none" },
    [`${when({ surface: "sticker" })}::before`]: { background: "none" },
    [when({ hero: "mosaic" })]: { minHeight: 110 },
    [when({ hero: "board" })]: { border: `1px solid ${vars.color.line}`, ...corner("panel") },
    [when({ hero: "stage" })]: { border: `1px solid ${vars.color.lineStrong}`, ...corner("panel") },
    [when({ hero: "carousel" })]: { minHeight: vars.size.heroPhone, background: vars.color.bg },
    [`${when({ hero: "carousel" })}[data-active="false"]`]: { display: "none" },
    [`${when({ hero: "carousel", surface: "engraved" })}::after`]: engravedFrame,
    [when({ surface: "paper" })]: { border: `1px solid ${vars.color.lineStrong}` },
    [when({ surface: "sticker" })]: { border: vars.panel.bd, boxShadow: vars.panel.sh },
    /* two strips are enough on a phone */
    [`${when({ hero: "board" })}:nth-child(n + 3)`]: { display: "none" },
  },
  "@container": {
    "hero (min-width: 560px)": {
      selectors: { [`${when({ hero: "board" })}:nth-child(n + 3)`]: { display: "grid" } },
    },
    [wide]: {
      selectors: {
        [when({ hero: "carousel" })]: { minHeight: vars.size.hero },
        [`${when({ hero: "carousel" })}::before`]: { background: farVeil },
      },
    },
    /* four would be too narrow for their titles (brief §13) */
    "hero (max-width: 1150px)": {
      selectors: { [`${when({ hero: "stage" })}:nth-child(n + 4)`]: { display: "none" } },
    },
  },
});

export const art = style({
  ...backdrop,
  selectors: {
    /* strips: the square picture stands at the far side, and the veil leads over to it */
    [when({ hero: "board" })]: { left: "auto", right: 0, width: "52%" },
    [when({ hero: "stage" })]: { left: "auto", right: 0, width: "48%" },
    [when({ hero: "carousel" })]: { objectPosition: "50% 30%" },
  },
  "@container": {
    [wide]: { selectors: { [when({ hero: "carousel" })]: { left: "auto", right: 0, width: "50%" } } },
  },
  transition: `transform ${vars.motion.zoom} ${vars.motion.ease}`,
  "@media": { [pointer]: { selectors: { [`${tile}:hover &`]: { transform: `scale(${vars.motion.zoomScale})` } } } },
});

export const copy = style({
  ...inkOn({ text: "ink", on: "surface" }),
  alignSelf: "end",
  minWidth: 0,
  padding: "10px 14px",
  selectors: {
    [when({ hero: "board" })]: { paddingInline: 12 },
    [when({ hero: "stage" })]: { maxWidth: "62%", padding: "14px 18px" },
    [when({ hero: "carousel" })]: { padding: "24px 20px 60px", textAlign: "center" },
    [when({ surface: "paper" })]: {
      ...paint({ text: "ink", on: "surface" }),
      maxWidth: "none",
      padding: "10px 14px",
      borderTop: `1px solid ${vars.color.lineStrong}`,
    },
  },
  "@container": {
    [wide]: {
      selectors: {
        [when({ hero: "mosaic" })]: { padding: "16px 20px" },
        [when({ hero: "carousel" })]: {
          alignSelf: "center",
          maxWidth: "54%",
          padding: vars.space.heroPad,
          textAlign: "left",
        },
      },
    },
  },
});

export const eyebrow = style({
  ...inkOn({ text: "brandInk", on: "surface" }),
  ...clampLines(1),
  marginBottom: 4,
  fontSize: vars.text.xs,
  fontWeight: 600,
  selectors: {
    [when({ hero: "mosaic" })]: { display: "none" },
    [when({ hero: "board" })]: { display: "none" },
    [when({ hero: "carousel" })]: { fontSize: vars.text.sm },
  },
});

export const title = style({
  ...titleFont("card"),
  ...clampLines(3),
  fontSize: vars.text.md,
  lineHeight: 1.25,
  selectors: {
    [when({ hero: "carousel" })]: titleFont("heroPhone"),
    [when({ surface: "sticker" })]: {
      ...paint({ text: "ink", on: "surface" }),
      width: "max-content",
      maxWidth: "100%",
      padding: "5px 12px",
      border: vars.panel.bd,
      borderRadius: 14,
    },
  },
  "@container": {
    [wide]: {
      fontSize: vars.text.lg,
      selectors: {
        [when({ hero: "mosaic" })]: { fontSize: vars.text.xl },
        [when({ hero: "board" })]: { fontSize: vars.text.md },
        [when({ hero: "carousel" })]: titleFont("hero"),
      },
    },
  },
});

export const cover = style({ ...coverLink, ...corner("hero"), outlineOffset: -4 });
