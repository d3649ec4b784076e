import { clothOf, turnBetween } from "../color/hue.ts";
import type { Oklch } from "../color/oklch.ts";
import { GREY } from "../palette/visibleFill.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

/** The values of a theme besides its colours. */
type Look = Pick<ThemeConfig, "surface" | "motif" | "button" | "icon" | "shape" | "type"> & {
  readonly treatment: ThemeConfig["art"]["treatment"];
};

interface Character extends Look {
  /** The modes that suit it, the standard one first. */
  readonly modes: readonly ThemeConfig["mode"][];
  /** Chroma and hue of the page if they do not simply follow the brand. */
  readonly ground?: (brand: Oklch) => Pick<Oklch, "c" | "h">;
  /** Its controls have their own edge, so any fill stands out from the panel. */
  readonly edged?: boolean;
}

const sans: ThemeConfig["type"] = {
  pair: "noto",
  displayWeight: 700,
  bodyWeight: 400,
  track: -0.02,
  scale: 1.22,
  base: 16,
  width: 100,
  case: "none",
  hero: 46,
  heroPhone: 31,
  logo: 22,
};

/**
 * Six looks to start a brand with (design brief §3). Each combines surface, shape, type and art, so that two brands of
 * the same colour do not look alike. Every value may be changed afterwards.
 */
export const characters = {
  calm: {
    modes: ["light", "dark"],
    surface: "tonal",
    motif: "none",
    button: "solid",
    icon: "bold",
    shape: { corner: "squircle", radius: 20, control: 14, chip: 999, stroke: 0, art: 22 },
    type: { ...sans, displayWeight: 750, bodyWeight: 450, track: -0.032 },
    treatment: "soft",
  },
  salon: {
    modes: ["dark", "light"],
    // A dark cloth that the metal stands out from, or lacquer.
    ground: (brand) => (brand.c < GREY ? { c: 0.008, h: 62 } : { c: 0.026, h: clothOf(brand) }),
    surface: "engraved",
    motif: "deco",
    button: "plate",
    icon: "light",
    shape: { corner: "scoop", radius: 3, control: 2, chip: 2, art: 3 },
    type: {
      ...sans,
      pair: "playfair-notoserif",
      displayWeight: 500,
      bodyWeight: 350,
      track: -0.01,
      scale: 1.25,
      hero: 52,
      heroPhone: 33,
      logo: 26,
    },
    treatment: "engraved",
  },
  desk: {
    modes: ["dark", "light"],
    // Graphite: the data provides the colours.
    ground: () => ({ c: 0.008, h: 245 }),
    surface: "outline",
    motif: "ticks",
    button: "solid",
    icon: "fill",
    shape: { corner: "round", radius: 6, control: 4, chip: 4, art: 4 },
    type: { ...sans, pair: "archivo-plex", width: 108, scale: 1.16, base: 15, hero: 34, heroPhone: 27, logo: 20 },
    treatment: "kit",
  },
  heritage: {
    modes: ["light"],
    surface: "paper",
    motif: "giwa",
    button: "solid",
    icon: "regular",
    shape: { corner: "notch", radius: 4, control: 4, chip: 4, art: 2 },
    type: { ...sans, pair: "cormorant-gowun", scale: 1.25, hero: 44, logo: 24 },
    treatment: "bojagi",
  },
  night: {
    modes: ["dark"],
    // Night skies range from blue to wine red; brown and olive ones look like smog.
    ground: ({ c, h }) => (c < GREY ? { c: 0.016, h: 280 } : { c: 0.04, h: 280 + turnBetween(280, h) / 2.6 }),
    surface: "glow",
    motif: "grid",
    button: "cut",
    icon: "duotone",
    shape: { corner: "bevel", radius: 14, control: 10, chip: 8, art: 16 },
    type: {
      ...sans,
      pair: "oxanium-dohyeon",
      track: 0,
      scale: 1.25,
      base: 15,
      case: "upper",
      hero: 50,
      heroPhone: 32,
    },
    treatment: "neon",
  },
  toybox: {
    modes: ["light"],
    edged: true,
    surface: "sticker",
    motif: "confetti",
    button: "chunky",
    icon: "fill",
    shape: { corner: "round", radius: 24, control: 16, chip: 999, art: 30 },
    type: {
      ...sans,
      pair: "fredoka-jua",
      displayWeight: 500,
      bodyWeight: 500,
      track: -0.01,
      scale: 1.24,
      hero: 48,
      heroPhone: 34,
      logo: 24,
    },
    treatment: "pop",
  },
} as const satisfies Readonly<Record<string, Character>>;

export type CharacterId = keyof typeof characters;
