import { vars } from "@livery/theme/vars.css.ts";
import { createVar, style } from "@vanilla-extract/css";
import { when } from "../style/when.ts";
import { off } from "./GameCard.css.ts";

/*
 * Pictures from other hosts cannot get the brand's art treatment; they are cropped, put on a mat, or toned in two of the
 * brand's colours (`theme.art.vendor`, brief §11).
 */
const matted = when({ "vendor-art": "matted" });
/** If text lies on the picture, the picture keeps what makes the text readable. */
const toned = [
  when({ "vendor-art": "duotone", lettering: "none" }),
  when({ "vendor-art": "duotone", card: "wide" }),
  when({ "vendor-art": "duotone", card: "round" }),
].join(", ");

const light = createVar();
const dark = createVar();

/** On the card, where the page's own mode applies: the layer over the art may use the other mode. */
export const tones = style({
  vars: { [light]: vars.color.brandSoft, [dark]: vars.color.brandInk },
  selectors: {
    [when({ mode: "dark" })]: { vars: { [light]: vars.color.brandInk, [dark]: vars.color.brandSoft } },
  },
});

export const frame = style({
  isolation: "isolate",
  selectors: {
    [matted]: { padding: "clamp(6px, 5cqi, 16px)", background: vars.color.brandSoft },
    [when({ "vendor-art": "matted", card: "wide" })]: { padding: 7 },
    /* white becomes the light tone, black the dark one */
    [toned]: { background: light },
    [toned.replaceAll("&", "&::before")]: {
      content: "",
      position: "absolute",
      inset: 0,
      background: dark,
      mixBlendMode: "lighten",
      pointerEvents: "none",
    },
  },
});

export const picture = style({
  selectors: {
    [matted]: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: `max(2px, ${vars.radius.art} - 8px)`,
      cornerShape: vars.shape.corner,
    },
    [when({ "vendor-art": "matted", surface: "engraved" })]: {
      borderColor: `color-mix(in oklab, ${vars.color.brand} 55%, transparent)`,
    },
    [when({ "vendor-art": "matted", surface: "sticker" })]: { border: vars.panel.bd },
    /* below the dark tone, which is below everything else on the picture */
    [toned]: { position: "relative", zIndex: -1, mixBlendMode: "multiply", filter: "grayscale(1) contrast(1.1)" },
    [toned.replaceAll("&", `${off} &`)]: { filter: "grayscale(1) opacity(.45)" },
  },
});
