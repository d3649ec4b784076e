import type { Token, TokenTree } from "../dtcg.ts";
import { length } from "../recipes/parts.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";

/** The motion of a recipe (brief §7). Times in milliseconds, shift in pixels. */
interface Motion {
  readonly control: number;
  readonly sheet: number;
  readonly zoomScale: number;
  readonly shift: number;
}

const motions: Readonly<Record<ThemeConfig["surface"], Motion>> = {
  tonal: { control: 160, sheet: 240, zoomScale: 1.04, shift: 8 },
  engraved: { control: 160, sheet: 320, zoomScale: 1.04, shift: 0 },
  outline: { control: 0, sheet: 0, zoomScale: 1, shift: 0 },
  sticker: { control: 160, sheet: 240, zoomScale: 1.04, shift: 8 },
  glow: { control: 160, sheet: 240, zoomScale: 1.04, shift: 8 },
  paper: { control: 160, sheet: 240, zoomScale: 1, shift: 0 },
};

function duration(value: number): Token {
  return { $type: "duration", $value: { value, unit: "ms" } };
}

/** One easing for everything; times and distances by recipe. The styles handle `prefers-reduced-motion`. */
export function motionTokens(surface: ThemeConfig["surface"]): TokenTree {
  const motion = motions[surface];
  return {
    motion: {
      ease: { $type: "cubicBezier", $value: [0.2, 0.7, 0.2, 1] },
      control: duration(motion.control),
      sheet: duration(motion.sheet),
      zoom: duration(motion.zoomScale === 1 ? 0 : 300),
      zoomScale: { $type: "number", $value: motion.zoomScale },
      shift: length(motion.shift),
    },
  };
}
