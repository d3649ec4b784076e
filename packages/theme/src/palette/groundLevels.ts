import type { ThemeConfig } from "../themeConfig.gen.ts";

/** OKLCH lightness of surfaces and lines, before the brand's own surface colour shifts them. */
interface GroundLevels {
  readonly bg: number;
  readonly bg2: number;
  readonly surface: number;
  readonly raised: number;
  readonly inset: number;
  readonly line: number;
  readonly lineStrong: number;
  readonly hair: number;
  readonly foot: number;
  /** Chroma of the page; other surfaces have a share of it. */
  readonly chroma: number;
  /** Hue of the page in degrees; the brand's by default. */
  readonly hue?: number;
}

type Levels = Readonly<Record<ThemeConfig["mode"], GroundLevels>>;

/** The neutral dark surfaces that most recipes share. */
const dark: GroundLevels = {
  bg: 0.18,
  bg2: 0.205,
  surface: 0.225,
  raised: 0.265,
  inset: 0.155,
  line: 0.3,
  lineStrong: 0.42,
  hair: 0.29,
  foot: 0.15,
  chroma: 0.014,
};

const light: GroundLevels = {
  bg: 0.97,
  bg2: 0.99,
  surface: 1,
  raised: 1,
  inset: 0.956,
  line: 0.93,
  lineStrong: 0.86,
  hair: 0.93,
  foot: 0.942,
  chroma: 0.005,
};

/**
 * The light and dark levels of each recipe, measured on the six brands of the design. `inset` is darker than `surface`
 * in both modes. With thick strokes (`sticker`), hairlines differ from the panel's stroke, otherwise every row would
 * stand out.
 */
export const groundLevels: Readonly<Record<ThemeConfig["surface"], Levels>> = {
  tonal: { light, dark },
  engraved: {
    light: {
      ...light,
      bg: 0.955,
      bg2: 0.935,
      surface: 0.98,
      raised: 0.99,
      inset: 0.935,
      line: 0.87,
      lineStrong: 0.7,
      hair: 0.89,
      foot: 0.25,
      chroma: 0.014,
    },
    dark: {
      ...dark,
      bg: 0.204,
      bg2: 0.24,
      surface: 0.258,
      raised: 0.292,
      inset: 0.186,
      line: 0.36,
      lineStrong: 0.5,
      hair: 0.34,
      foot: 0.17,
      chroma: 0.026,
    },
  },
  outline: {
    light: {
      ...light,
      bg: 0.965,
      surface: 0.995,
      raised: 0.975,
      inset: 0.945,
      line: 0.89,
      lineStrong: 0.78,
      hair: 0.91,
    },
    dark: {
      ...dark,
      bg: 0.172,
      surface: 0.216,
      raised: 0.257,
      inset: 0.152,
      line: 0.305,
      lineStrong: 0.4,
      chroma: 0.012,
    },
  },
  sticker: {
    light: {
      ...light,
      bg: 0.958,
      bg2: 0.925,
      inset: 0.975,
      line: 0.28,
      lineStrong: 0.28,
      hair: 0.9,
      foot: 0.28,
      chroma: 0.038,
    },
    dark: {
      ...dark,
      bg: 0.23,
      bg2: 0.26,
      surface: 0.29,
      raised: 0.33,
      inset: 0.2,
      line: 0.12,
      lineStrong: 0.5,
      hair: 0.36,
      foot: 0.17,
      chroma: 0.045,
    },
  },
  glow: {
    light: {
      ...light,
      bg: 0.95,
      bg2: 0.965,
      surface: 0.985,
      inset: 0.93,
      line: 0.87,
      lineStrong: 0.74,
      hair: 0.89,
      chroma: 0.014,
    },
    dark: {
      ...dark,
      bg: 0.145,
      bg2: 0.168,
      surface: 0.188,
      raised: 0.235,
      inset: 0.155,
      line: 0.31,
      lineStrong: 0.44,
      hair: 0.29,
      foot: 0.125,
      chroma: 0.045,
    },
  },
  paper: {
    light: {
      ...light,
      bg: 0.942,
      bg2: 0.907,
      surface: 0.973,
      raised: 0.988,
      inset: 0.923,
      line: 0.823,
      lineStrong: 0.58,
      hair: 0.86,
      foot: 0.305,
      chroma: 0.024,
      hue: 85,
    },
    dark: {
      ...dark,
      bg: 0.22,
      bg2: 0.25,
      surface: 0.262,
      raised: 0.3,
      inset: 0.195,
      line: 0.37,
      lineStrong: 0.52,
      hair: 0.34,
      foot: 0.17,
      chroma: 0.018,
      hue: 75,
    },
  },
};
