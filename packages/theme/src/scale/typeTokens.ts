import type { Token, TokenTree } from "../dtcg.ts";
import { px } from "../dtcg.ts";
import { fontPairs } from "../fontPairs.ts";
import { keyword, length } from "../recipes/parts.ts";
import type { ThemeInput } from "../themeInput.ts";

/** The minimum font size in pixels (brief §5). */
const smallest = 12;

function em(value: number): Token {
  return { $type: "number", $value: value, $extensions: { "livery.unit": "em" } };
}

function family(names: readonly string[]): Token {
  return { $type: "fontFamily", $value: names };
}

function weight(value: number): Token {
  return { $type: "fontWeight", $value: value };
}

/** Weight of button labels: thinner on an engraved plate. */
const buttonWeights = { solid: 700, plate: 500, chunky: 500, cut: 700 } as const;
const buttonTracks = { solid: -0.01, plate: 0.02, chunky: -0.01, cut: 0.03 } as const;

/** Fonts, weights, the type scale and the composed fonts of titles. */
export function typeTokens({ theme, density }: ThemeInput): TokenTree {
  const { type } = theme;
  const pair = fontPairs[type.pair];
  const size = (step: number) => type.base * type.scale ** step;
  const title = (pixels: number, lineHeight: number): Token => ({
    $type: "typography",
    $value: {
      fontFamily: "{semantic.font.display}",
      fontSize: px(pixels),
      fontWeight: "{semantic.weight.display}",
      lineHeight,
    },
  });
  return {
    font: { body: family(pair.body), display: family(pair.display), num: family(pair.num) },
    weight: {
      body: weight(type.bodyWeight),
      display: weight(type.displayWeight),
      button: weight(buttonWeights[theme.button]),
    },
    track: {
      body: em(-0.012),
      title: em(type.track),
      button: em(buttonTracks[theme.button]),
      logo: em(type.track / 2),
    },
    case: { title: keyword(type.case === "upper" ? "uppercase" : "none") },
    text: {
      xs: length(Math.max(smallest, type.base - 3.5)),
      sm: length(type.base - 2),
      md: length(type.base),
      lg: length(size(0.5)),
      xl: length(size(1)),
      xxxl: length(size(2.4)),
    },
    title: {
      hero: title(type.hero, pair.heroLeading),
      heroPhone: title(type.heroPhone, pair.heroLeading + 0.04),
      h1: title(size(3), 1.2),
      h2: title(size(1.9), 1.28),
      section: title(size(density === "compact" ? 1.3 : 2.1), pair.leading),
      card: title(size(1.1), 1.3),
      logo: title(type.logo, 1),
      logoPhone: title(type.logo * 0.82, 1),
    },
    stretch: { display: keyword(`${type.width}%`) },
  };
}
