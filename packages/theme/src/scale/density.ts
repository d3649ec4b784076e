import type { ThemeInput } from "../themeInput.ts";

/** Heights and gaps in pixels. */
interface Density {
  readonly control: number;
  readonly controlSmall: number;
  readonly controlLarge: number;
  readonly gap: number;
  readonly gapSmall: number;
  readonly gapHeading: number;
  readonly gapSection: number;
  readonly phoneSection: number;
  readonly pad: number;
  readonly gutter: number;
  readonly header: number;
  readonly heroPad: number;
  readonly stackTop: number;
  readonly ticker: number;
  readonly lobbyHero: number;
  readonly promo: number;
}

/** The three densities (brief §6): the gap between sections is about three times the gap below a heading. */
export const densities: Readonly<Record<ThemeInput["density"], Density>> = {
  compact: {
    control: 44,
    controlSmall: 36,
    controlLarge: 48,
    gap: 12,
    gapSmall: 8,
    gapHeading: 12,
    gapSection: 32,
    phoneSection: 28,
    pad: 16,
    gutter: 24,
    header: 56,
    heroPad: 28,
    stackTop: 20,
    ticker: 4,
    lobbyHero: 120,
    promo: 96,
  },
  regular: {
    control: 48,
    controlSmall: 40,
    controlLarge: 54,
    gap: 20,
    gapSmall: 10,
    gapHeading: 22,
    gapSection: 64,
    phoneSection: 44,
    pad: 24,
    gutter: 32,
    header: 72,
    heroPad: 48,
    stackTop: 28,
    ticker: 8,
    lobbyHero: 188,
    promo: 168,
  },
  roomy: {
    control: 52,
    controlSmall: 40,
    controlLarge: 58,
    gap: 20,
    gapSmall: 12,
    gapHeading: 20,
    gapSection: 64,
    phoneSection: 44,
    pad: 28,
    gutter: 32,
    header: 72,
    heroPad: 48,
    stackTop: 28,
    ticker: 8,
    lobbyHero: 188,
    promo: 168,
  },
};
