import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { backdrop, clampLines, corner, coverLink, titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { surfaces, wide } from "./heroFormat.ts";
import * as slide from "./heroSlide.css.ts";

/* from the plain side to the picture at the far side */
const besideVeil = `linear-gradient(90deg, ${vars.color.surface} 50%, transparent 86%)`;
/* a strip is narrow: its text ends where the picture begins */
const stripVeil = `linear-gradient(90deg, ${vars.color.surface} 58%, transparent 88%)`;
/** The height of a title's bar, in px: the picture above it ends there. */
const BAR = 46;
/* below: a plate for the title on every surface, as high as the title (brief §13) */
const fade = 44;
const plate = `linear-gradient(180deg, transparent, color-mix(in oklab, ${vars.color.surface} 92%, transparent) ${fade}px)`;

const ofBanner = "[data-picture=banner]";
const ofSquare = "[data-picture=square]";
const oneAtATime = [when({ hero: "split" }), when({ hero: "carousel" })].join(", ");

/** A tile beside the statement; as a slide it uses `heroSlide.css.ts`. */
export const tile = style([
  slide.box,
  slide.slide,
  {
    minHeight: 84,
    background: vars.color.surface,
    selectors: {
      [`${when({ hero: "board" })}::before`]: { background: stripVeil },
      [`${when({ hero: "stage" })}::before`]: { background: besideVeil },
      [`${when({ surface: "paper" })}::before`]: { background: "none" },
      [`${when({ surface: "sticker" })}::before`]: { background: "none" },
      [when({ hero: "mosaic" })]: { minHeight: 140 },
      [when({ hero: "board" })]: { border: `1px solid ${vars.color.line}`, ...corner("panel") },
      [when({ hero: "stage" })]: { border: `1px solid ${vars.color.lineStrong}`, ...corner("panel") },
      [when({ surface: "paper" })]: { border: `1px solid ${vars.color.lineStrong}` },
      [when({ surface: "sticker" })]: { border: vars.panel.bd, boxShadow: vars.panel.sh },
      /* placeholders appear only where visitors would see them */
      [`${when({ hero: "split" })}[data-pending]`]: { display: "none" },
      [`${when({ hero: "carousel" })}[data-pending]`]: { display: "none" },
      /* two strips are enough on a phone */
      [`${when({ hero: "board" })}:nth-child(n + 3)`]: { display: "none" },
    },
    "@container": {
      "hero (min-width: 560px)": {
        selectors: { [`${when({ hero: "board" })}:nth-child(n + 3)`]: { display: "grid" } },
      },
      /* four would be too narrow for their titles (brief §13) */
      "hero (min-width: 660px) and (max-width: 1150px)": {
        selectors: { [`${when({ hero: "stage" })}:nth-child(n + 4)`]: { display: "none" } },
      },
    },
  },
]);

/** On a slide, a square picture fades towards the text, which is on a plain background. */
const besideWords = {
  left: "auto",
  right: 0,
  width: "50%",
  maskImage: `linear-gradient(90deg, transparent, ${vars.color.ink} 34%)`,
} as const;

export const art = style([
  slide.art,
  {
    ...backdrop,
    transition: `transform ${vars.motion.zoom} ${vars.motion.ease}`,
    selectors: {
      /* strips: the picture is at the far side, and the veil blends it in */
      [when({ hero: "board" })]: { left: "auto", right: 0, width: "46%" },
      [when({ hero: "stage" })]: { left: "auto", right: 0, width: "48%" },
      /* above the title's plate */
      [when({ hero: "mosaic" })]: { height: `calc(100% - ${BAR}px)` },
      /* the part of a banner with its emblems */
      [`${when({ hero: "mosaic" })}${ofBanner}`]: { objectPosition: "50% 96%" },
      [`${when({ hero: "board" })}${ofBanner}`]: { objectPosition: "86% 50%" },
      [`${when({ hero: "stage" })}${ofBanner}`]: { objectPosition: "50% 30%" },
      /* a square picture has no quiet side */
      [`${when({ hero: "carousel" })}${ofSquare}`]: { objectPosition: "50% 30%" },
    },
    "@container": {
      [wide]: {
        selectors: {
          [when({ hero: "mosaic" })]: { height: "100%" },
          [when({ hero: "mosaic", surface: "paper" })]: { height: `calc(100% - ${BAR}px)` },
          [`${when({ hero: "mosaic" })}${ofBanner}`]: { objectPosition: "82% 50%" },
          [`${when({ hero: "stage" })}${ofBanner}`]: { objectPosition: "78% 50%" },
          [`${when({ hero: "split" })}${ofSquare}`]: besideWords,
          [`${when({ hero: "carousel" })}${ofSquare}`]: besideWords,
        },
      },
    },
    "@media": { [pointer]: { selectors: { [`${tile}:hover &`]: { transform: `scale(${vars.motion.zoomScale})` } } } },
  },
]);

export const copy = style([
  slide.copy,
  {
    ...textOn({ text: "ink", on: surfaces }),
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minWidth: 0,
    padding: "10px 14px",
    selectors: {
      [when({ hero: "board" })]: { maxWidth: "62%", paddingInline: "12px 4px" },
      [when({ hero: "mosaic" })]: { alignSelf: "end", paddingTop: fade, background: plate },
      /* a bar below the picture: on so small a tile, a label on it would cover the emblem */
      [when({ hero: "mosaic", surface: "sticker" })]: {
        ...paint({ text: "ink", on: "surface" }),
        justifyContent: "center",
        minHeight: BAR + 2,
        padding: "8px 12px",
        borderTop: vars.panel.bd,
      },
      [when({ hero: "stage" })]: { maxWidth: "80%", padding: "14px 4px 14px 12px" },
      [when({ surface: "paper" })]: {
        ...paint({ text: "ink", on: "surface" }),
        alignSelf: "end",
        justifyContent: "center",
        minHeight: BAR,
        maxWidth: "none",
        padding: "10px 14px",
        borderTop: `1px solid ${vars.color.lineStrong}`,
      },
    },
    "@container": {
      [wide]: {
        selectors: {
          [when({ hero: "mosaic" })]: { padding: `${fade}px 20px 16px` },
          [when({ hero: "mosaic", surface: "sticker" })]: {
            justifyContent: "flex-end",
            minHeight: 0,
            padding: `${fade}px 20px 16px`,
            borderTop: 0,
            background: "none",
          },
          [when({ hero: "stage" })]: { maxWidth: "62%", padding: "14px 18px" },
          [when({ hero: "mosaic", surface: "paper" })]: { paddingTop: 16 },
        },
      },
    },
  },
]);

export const eyebrow = style({
  ...textOn({ text: "brandInk", on: surfaces }),
  ...clampLines(1),
  marginBottom: 4,
  fontSize: vars.text.xs,
  fontWeight: 600,
  selectors: {
    [when({ hero: "mosaic" })]: { display: "none" },
    [when({ hero: "board" })]: { display: "none" },
    [oneAtATime]: { marginBottom: 10, fontSize: vars.text.sm },
  },
});

/** A sticker's title is a label on the picture. */
const label = {
  ...paint({ text: "ink", on: "surface" }),
  width: "max-content",
  maxWidth: "100%",
  padding: "5px 12px",
  border: vars.panel.bd,
  borderRadius: 14,
} as const;

export const title = style([
  slide.title,
  {
    ...titleFont("card"),
    ...clampLines(3),
    fontSize: vars.text.md,
    lineHeight: 1.25,
    hyphens: "auto",
    selectors: {
      /* the longest word of a narrow tile still fits */
      [when({ hero: "stage" })]: { fontSize: `min(${vars.text.md}, 8.6cqi)` },
      [when({ surface: "sticker" })]: label,
      [when({ hero: "mosaic", surface: "sticker" })]: { padding: 0, border: 0, background: "none" },
    },
    "@container": {
      [wide]: {
        fontSize: vars.text.lg,
        selectors: {
          [when({ hero: "mosaic" })]: { fontSize: vars.text.xl },
          [when({ hero: "mosaic", surface: "sticker" })]: label,
          [when({ hero: "board" })]: { fontSize: vars.text.md },
          [when({ hero: "stage" })]: { fontSize: `min(${vars.text.lg}, 6.6cqi)` },
        },
      },
    },
  },
]);

/** Only a slide has room for them. */
const onSlides = { display: "none", selectors: { [oneAtATime]: { display: "block" } } } as const;
export const text = style([slide.text, onSlides]);
export const action = style([slide.actions, onSlides, { marginTop: 16, "@container": { [wide]: { marginTop: 24 } } }]);

export const cover = style({ ...coverLink, ...corner("hero"), outlineOffset: -4 });
