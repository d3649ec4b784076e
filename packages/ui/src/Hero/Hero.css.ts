import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";
import { backdrop } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { engravedFrame, heroContainer, ofPhone, roomForPanel, veilOf, wide, windowEdge } from "./heroFormat.ts";
import * as slide from "./heroSlide.css.ts";

/** The layout follows the hero's own width, not the window's: a rail takes some of the space (brief §13). */
export const hero = style({ containerType: "inline-size", containerName: heroContainer });

export const frame = style({
  margin: "0 auto",
  width: "100%",
  maxWidth: vars.size.page,
  padding: `${vars.space.heroTop} ${vars.space.gutter} 0`,
  selectors: {
    [when({ header: "rail" })]: { maxWidth: vars.size.railPage },
    [when({ hero: "stage" })]: { maxWidth: "none", padding: 0 },
  },
  "@media": {
    [phone]: {
      padding: `${vars.space.phoneHeroTop} ${vars.space.phoneHeroX} 0`,
      selectors: { [when({ hero: "stage" })]: { padding: 0 } },
    },
  },
  "@container": {
    [roomForPanel]: {
      selectors: {
        [`${when({ hero: "split" })}:has(> :nth-child(2))`]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) 372px",
          gap: vars.space.gap,
        },
        [`${when({ hero: "board" })}:has(> :nth-child(2))`]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) 320px",
          gap: vars.space.gap,
        },
      },
    },
  },
});

/** The slides and their controls. */
export const show = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minWidth: 0,
});

/** A row that is swiped, one slide at a time. Only the visitor moves it. */
const track = {
  display: "flex",
  overflow: "auto hidden",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
  /* room for hard shadows, which a scroll container would clip */
  paddingBottom: 6,
  marginBottom: -6,
} as const;

export const slides = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  minWidth: 0,
  selectors: { [when({ hero: "split" })]: track, [when({ hero: "carousel" })]: track },
  "@container": {
    [wide]: {
      gap: vars.space.gap,
      selectors: {
        [`${when({ hero: "mosaic" })}[data-tiles="full"]`]: { gridTemplateColumns: "minmax(0, 2.1fr) minmax(0, 2fr)" },
        [`${when({ hero: "mosaic", surface: "paper" })}[data-tiles="full"]`]: {
          gridTemplateColumns: "minmax(0, 2.6fr) minmax(0, 2fr)",
        },
        [when({ hero: "board" })]: { gridTemplateRows: "minmax(0, 1fr) auto", height: "100%" },
        [when({ hero: "stage" })]: { gap: 0 },
      },
    },
  },
});

export const main = style([
  slide.box,
  slide.slide,
  {
    minHeight: vars.size.heroPhone,
    background: vars.color.surface,
    selectors: {
      [`${when({ hero: "mosaic" })}::before`]: { background: veilOf("above", "surface") },
      [`${when({ hero: "board" })}::before`]: { background: veilOf("beside", "surface") },
      [`${when({ hero: "stage" })}::before`]: { background: veilOf("below", "bg") },
      /* these treatments keep a light, quiet area behind the text */
      [`${when({ hero: "mosaic", art: "soft", mode: "light" })}::before`]: { background: "none" },
      [`${when({ hero: "mosaic", art: "pop", mode: "light" })}::before`]: { background: "none" },
      [`${when({ surface: "paper" })}::before`]: { background: "none" },
      [when({ hero: "stage" })]: { borderRadius: 0, background: vars.color.bg },
      [when({ hero: "board" })]: { border: `1px solid ${vars.color.line}` },
      [`${when({ surface: "engraved" })}::after`]: engravedFrame,
      [when({ surface: "paper" })]: { border: `1px solid ${vars.color.lineStrong}` },
      [when({ surface: "sticker" })]: { border: vars.panel.bd, boxShadow: vars.panel.sh },
    },
    "@container": {
      [wide]: {
        minHeight: vars.size.hero,
        selectors: {
          [`${when({ hero: "mosaic" })}::before`]: { background: veilOf("left", "surface") },
          [`${when({ hero: "board" })}::before`]: { background: veilOf("left", "surface") },
          [`${when({ hero: "stage" })}::before`]: { background: veilOf("leftAndBelow", "bg") },
          [when({ hero: "board" })]: { minHeight: `calc(${vars.size.hero} - 104px - ${vars.space.gap})` },
        },
      },
    },
  },
]);

const belowWords = { top: "auto", maskImage: `linear-gradient(transparent, ${vars.color.ink} 30%)` } as const;

export const art = style([
  backdrop,
  slide.art,
  {
    selectors: {
      [when({ hero: "stage" })]: { height: vars.size.heroPhone },
      /* the emblem is below the buttons: longer text extends the area above it */
      [when({ hero: "mosaic" })]: { ...belowWords, height: vars.size.heroPhone },
      /* above the plate: the part of the picture with the emblem */
      [when({ hero: "mosaic", surface: "paper" })]: {
        top: 0,
        height: ofPhone(0.5),
        maskImage: "none",
        objectPosition: "50% 84%",
      },
    },
    "@container": {
      [wide]: {
        selectors: {
          /* the emblem stays whole in a hero narrower than its picture */
          [when({ hero: "stage" })]: { height: "100%", objectPosition: "71% 50%" },
          [when({ hero: "mosaic" })]: { top: 0, height: "100%", maskImage: "none" },
          [when({ hero: "mosaic", surface: "paper" })]: { height: "100%", objectPosition: "50% 50%" },
        },
      },
    },
  },
]);

export const tiles = style({
  display: "grid",
  gap: 8,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  selectors: {
    [when({ hero: "split" })]: { display: "contents" },
    [when({ hero: "carousel" })]: { display: "contents" },
    /* the stage reaches the edges of the window, its tiles do not */
    [when({ hero: "stage" })]: { paddingInline: vars.space.phoneGutter },
  },
  "@container": {
    [`${heroContainer} (min-width: 560px)`]: {
      selectors: { [when({ hero: "board" })]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
    [wide]: {
      gap: vars.space.gap,
      selectors: {
        [when({ hero: "mosaic" })]: { gridAutoRows: "minmax(0, 1fr)" },
        /* fewer banners than a mosaic needs: one row below the statement */
        [`:root[data-hero="mosaic"] ${slides}[data-tiles="few"] > &`]: {
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
        },
        [when({ hero: "board" })]: {
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          gridAutoRows: 104,
        },
        [when({ hero: "stage" })]: {
          position: "relative",
          zIndex: 1,
          display: "grid",
          gap: 12,
          gridTemplateColumns: "none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          gridAutoRows: 112,
          marginTop: -88,
          paddingInline: windowEdge,
        },
      },
    },
  },
});

export const panel = style({
  display: "none",
  minWidth: 0,
  "@container": {
    [roomForPanel]: {
      selectors: { [when({ hero: "split" })]: { display: "block" }, [when({ hero: "board" })]: { display: "block" } },
    },
  },
});
