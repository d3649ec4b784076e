import { svgDataUri } from "../art/dataUri.ts";
import { motifTiles } from "../art/motif.ts";
import type { Token, TokenTree } from "../dtcg.ts";
import type { Palette } from "../palette/palette.ts";
import { keyword, length } from "../recipes/parts.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

function image(svg: string): Token {
  return { $type: "image", $value: `url("${svgDataUri(svg)}")` };
}

/** The motif's tiles in this mode's colours, inlined in the stylesheet: no requests and no hashed files. */
export function motifTokens(motif: ThemeConfig["motif"], { colors }: Palette): TokenTree {
  const tiles = motifTiles(motif, {
    line: motif === "deco" ? colors.brand : colors.brandInk,
    accent: colors.accent,
    foot: colors.footBg,
    rim: colors.playful2,
    playful: [colors.playful1, colors.playful2, colors.playful3],
  });
  if (tiles === undefined) {
    const none: Token = { $type: "image", $value: "none" };
    return {
      motif: {
        ground: none,
        groundSize: keyword("auto"),
        edge: none,
        edgeSize: keyword("auto"),
        edgeHeight: length(0),
      },
    };
  }
  const { ground, edge } = tiles;
  return {
    motif: {
      ground: image(ground.svg),
      groundSize: keyword(`${ground.width}px ${ground.height}px`),
      edge: image(edge.svg),
      edgeSize: keyword(`${edge.width}px ${edge.height}px`),
      edgeHeight: length(edge.height),
    },
  };
}
