import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { corner, titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { engravedFrame, surfaces, ofPhone, veilOf, wide } from "./heroFormat.ts";

/*
 * Styles that the statement and the further banners share, most of them for the two formats that show one slide at a
 * time.
 */
const split = when({ hero: "split" });
const carousel = when({ hero: "carousel" });
const turned = `${split}, ${carousel}`;

/** The base of every slide: a picture with text over it. */
export const box = style({
  ...corner("hero"),
  containerType: "inline-size",
  containerName: "slide",
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  minWidth: 0,
  selectors: { "&::before": { content: "", position: "absolute", inset: 0, zIndex: -1 } },
});

export const slide = style({
  selectors: {
    [turned]: {
      flex: "0 0 100%",
      minHeight: vars.size.heroPhone,
      scrollSnapAlign: "start",
      scrollSnapStop: "always",
      background: vars.color.surface,
    },
    [carousel]: { background: vars.color.bg },
    [`${split}::before`]: { background: veilOf("above", "surface") },
    [`${carousel}::before`]: { background: veilOf("below", "bg") },
    /* these treatments keep a light, quiet area behind the text */
    [`${when({ hero: "split", art: "soft", mode: "light" })}::before`]: { background: "none" },
    [`${when({ hero: "split", art: "pop", mode: "light" })}::before`]: { background: "none" },
    [`${when({ hero: "split", surface: "engraved" })}::after`]: engravedFrame,
    [`${when({ hero: "carousel", surface: "engraved" })}::after`]: engravedFrame,
  },
  "@container": {
    [wide]: {
      selectors: {
        [turned]: { minHeight: vars.size.hero },
        [`${split}::before`]: { background: veilOf("left", "surface") },
        [`${carousel}::before`]: { background: veilOf("left", "bg") },
      },
    },
  },
});

export const picture = style({ display: "contents" });
/* it is never drawn, but would take a row of the slide's grid */
globalStyle(`${picture} > source`, { display: "none" });

export const art = style({
  selectors: {
    /* longer text extends the area below the picture, not the picture */
    [carousel]: { height: vars.size.heroPhone },
    /* the emblem is above the buttons: longer text extends the area above it */
    [split]: {
      top: "auto",
      height: vars.size.heroPhone,
      maskImage: `linear-gradient(transparent, ${vars.color.ink} 30%)`,
    },
    /* above the plate: the part of the picture with the emblem */
    [when({ hero: "split", surface: "paper" })]: {
      top: 0,
      height: ofPhone(0.5),
      maskImage: "none",
      objectPosition: "50% 68%",
    },
  },
  "@container": {
    [wide]: {
      selectors: {
        [carousel]: { height: "100%" },
        [split]: { top: 0, height: "100%", maskImage: "none" },
        [when({ hero: "split", surface: "paper" })]: { height: "100%", objectPosition: "50% 50%" },
        [when({ hero: "carousel", surface: "paper" })]: { objectPosition: "72% 50%" },
      },
    },
  },
});

export const copy = style({
  selectors: {
    [split]: { justifyContent: "flex-start", padding: "24px 20px" },
    /* the text begins below the emblem, however long it is */
    [carousel]: { alignItems: "center", textAlign: "center", padding: `${ofPhone(0.4)} 20px 62px` },
  },
  "@container": {
    [wide]: {
      selectors: {
        [split]: { justifyContent: "center", maxWidth: "58%", padding: `clamp(16px, 6cqi, ${vars.space.heroPad})` },
        [carousel]: {
          justifyContent: "center",
          alignItems: "flex-start",
          maxWidth: "54%",
          padding: `clamp(24px, 4cqi, ${vars.space.heroPad})`,
          textAlign: "left",
        },
      },
    },
  },
});

/** As large as its slide allows, even if the brand's size is larger (brief §13). */
export const title = style({
  selectors: { [turned]: { ...titleFont("heroPhone"), whiteSpace: "pre-line" } },
  "@container": {
    "slide (min-width: 400px)": { selectors: { [turned]: { font: vars.title.h1 } } },
    "slide (min-width: 760px)": { selectors: { [split]: { font: vars.title.hero } } },
    /* its text has little more than half of the slide */
    "slide (min-width: 940px)": { selectors: { [carousel]: { font: vars.title.hero } } },
  },
});

export const text = style({
  ...textOn({ text: "ink2", on: surfaces }),
  marginTop: 12,
  maxWidth: "30em",
  fontSize: vars.text.sm,
  textWrap: "pretty",
  selectors: { [carousel]: { textWrap: "balance" } },
  "@container": { [wide]: { fontSize: vars.text.md } },
});

/** On a phone the emblem of a split is between the text and the buttons. */
export const actions = style({
  selectors: {
    [split]: { marginTop: "auto", paddingTop: 180 },
    /* above the plate */
    [when({ hero: "split", surface: "paper" })]: { paddingTop: 0 },
    [carousel]: { justifyContent: "center" },
  },
  "@container": {
    [wide]: {
      selectors: { [split]: { marginTop: 24, paddingTop: 0 }, [carousel]: { justifyContent: "flex-start" } },
    },
  },
});
