import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { surfaces, ofPhone, wide, windowEdge } from "./heroFormat.ts";
import * as slide from "./heroSlide.css.ts";

export const copy = style([
  slide.copy,
  {
    ...textOn({ text: "ink", on: surfaces }),
    position: "relative",
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    minWidth: 0,
    padding: "24px 20px",
    selectors: {
      [when({ hero: "board" })]: { justifyContent: "center" },
      [when({ hero: "mosaic" })]: { justifyContent: "flex-start", paddingBottom: ofPhone(0.44) },
      [when({ hero: "stage" })]: { paddingTop: ofPhone(0.4) },
      [when({ surface: "paper" })]: {
        background: vars.color.surface,
        alignSelf: "end",
        marginTop: ofPhone(0.46),
        padding: "18px 20px 20px",
        borderTop: `5px double ${vars.color.brand}`,
      },
    },
    "@container": {
      [wide]: {
        justifyContent: "center",
        padding: `clamp(16px, 6cqi, ${vars.space.heroPad})`,
        maxWidth: "62%",
        selectors: {
          /* the tiles determine its height, whatever the density (brief §13) */
          [when({ hero: "board" })]: { paddingBlock: 16, maxWidth: "58%" },
          [when({ hero: "stage" })]: {
            maxWidth: vars.size.page,
            width: "100%",
            margin: "0 auto",
            padding: `24px ${vars.space.gutter} 120px`,
          },
          [when({ hero: "mosaic" })]: {
            justifyContent: "center",
            paddingBottom: `clamp(16px, 6cqi, ${vars.space.heroPad})`,
          },
          [when({ surface: "paper" })]: {
            alignSelf: "stretch",
            marginTop: 0,
            width: "53%",
            maxWidth: "none",
            padding: `${vars.space.heroPad} 36px`,
            borderTop: 0,
            borderRight: `6px double ${vars.color.brand}`,
          },
          /* the plate begins at the window's edge and ends before the emblem */
          [when({ hero: "stage", surface: "paper" })]: {
            margin: 0,
            width: "46%",
            paddingLeft: windowEdge,
            paddingBottom: 120,
          },
        },
      },
    },
  },
]);

/* a board's emblem is beside the text on a phone, too */
const besideEmblem = { [when({ hero: "board" })]: { maxWidth: "64%" } };

export const eyebrow = style({
  ...textOn({ text: "brandInk", on: surfaces }),
  marginBottom: 10,
  fontSize: vars.text.sm,
  fontWeight: 600,
  selectors: {
    [when({ surface: "sticker" })]: {
      ...paint({ text: "bg", on: "ink" }),
      width: "max-content",
      maxWidth: "100%",
      padding: "5px 12px",
      borderRadius: 99,
    },
  },
});

/** As large as its slide allows, even if the brand's size is larger (brief §13). */
export const title = style([
  slide.title,
  {
    ...titleFont("heroPhone"),
    whiteSpace: "pre-line",
    selectors: besideEmblem,
    "@container": {
      "slide (min-width: 400px)": { font: vars.title.h1 },
      "slide (min-width: 560px)": { selectors: { [when({ hero: "board" })]: { maxWidth: "none" } } },
      "slide (min-width: 760px)": {
        font: vars.title.hero,
      },
    },
  },
]);

export const text = style([
  slide.text,
  {
    selectors: {
      ...besideEmblem,
      [when({ surface: "sticker" })]: { ...textOn({ text: "ink", on: surfaces }), maxWidth: "22em", fontWeight: 600 },
    },
    "@container": {
      [wide]: {
        selectors: {
          [when({ hero: "board" })]: { maxWidth: "30em" },
          /* where the veil ends */
          [when({ hero: "stage" })]: { maxWidth: "min(30em, 44cqi)" },
        },
      },
    },
  },
]);

export const actions = style([
  slide.actions,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: 10,
    marginTop: 16,
    "@container": { [wide]: { marginTop: 24 } },
  },
]);

/* two buttons side by side on 360 px */
globalStyle(`${actions} > *`, { paddingInline: 14, "@container": { [wide]: { paddingInline: 20 } } });
/* on a phone they share one row, or they would cover the emblem */
globalStyle(`:root[data-hero="split"] ${actions}`, {
  "@container": { "slide (max-width: 400px)": { flexWrap: "nowrap" } },
});
globalStyle(`:root[data-hero="split"] ${actions} > *`, {
  flex: "1 1 auto",
  "@container": {
    [wide]: { flex: "none" },
    "slide (max-width: 400px)": {
      minWidth: 0,
      paddingInline: 10,
      lineHeight: 1.2,
      whiteSpace: "normal",
      textWrap: "balance",
    },
    "slide (max-width: 340px)": { flex: "1 1 0", paddingInline: 8, fontSize: 14 },
  },
});
