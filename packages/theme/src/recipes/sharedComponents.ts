import type { ThemeConfig } from "../themeConfig.gen.ts";
import { fill, layer, shadow } from "./parts.ts";
import type { Recipe } from "./parts.ts";

/** Component tokens that do not depend on the surface recipe: logo, lettering over art, the heart, the skeleton. */
export function sharedComponents({ art }: Pick<ThemeConfig, "art">): Recipe {
  // `bojagi` puts lettering on a paper strip, every other treatment puts it on the picture itself.
  const onPaper = art.treatment === "bojagi";
  const glow =
    art.treatment === "neon" ? [layer("accent", 0, 14), layer("accent", 0, 30)] : [layer("mixed.shadeDeep", 2, 8)];
  return {
    skel: { bg: fill("mixed.skeleton") },
    logo: {
      mark: fill("brandInk"),
      ink: fill("headerInk"),
      footMark: fill("mixed.footMark"),
      plate: fill("none"),
    },
    letter: {
      ink: fill(onPaper ? "ink" : "mixed.letter"),
      rule: fill("brand"),
      sh: onPaper ? shadow() : shadow(...glow),
    },
    fav: { ink: fill("mixed.fav") },
  };
}
