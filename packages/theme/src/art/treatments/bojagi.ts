import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { pick } from "../random.ts";
import { round } from "../round.ts";

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Cuts a rectangle again and again; a patch never takes the colour of the one cut before it. */
function sew(scene: Scene, cloth: readonly string[]): Patch[] {
  const { random } = scene;
  const patches: Patch[] = [];
  const cut = (x: number, y: number, width: number, height: number, depth: number, last: string): string => {
    if (depth <= 0 || (depth < 2 && random() < 0.22)) {
      const color = pick(
        random,
        cloth.filter((candidate) => candidate !== last),
      );
      patches.push({ x, y, width, height, color });
      return color;
    }
    const share = 0.32 + random() * 0.36;
    if (width * (0.8 + random() * 0.5) > height) {
      const first = cut(x, y, width * share, height, depth - 1, last);
      return cut(x + width * share, y, width * (1 - share), height, depth - 1, first);
    }
    const first = cut(x, y, width, height * share, depth - 1, last);
    return cut(x, y + height * share, width, height * (1 - share), depth - 1, first);
  };
  cut(0, 0, scene.width, scene.height, scene.width > scene.height * 1.6 ? 6 : 4, "");
  return patches;
}

function ground(scene: Scene): string {
  const { palette, quietUntil } = scene;
  const cloth = palette.cloth ?? [palette.ground, palette.ground2, palette.accent, palette.light, palette.shade];
  const pieces = new Map<string, string>();
  let seams = "";
  for (const { x, y, width, height, color } of sew(scene, cloth)) {
    const isQuiet = x + width / 2 < scene.width * quietUntil;
    const fill = isQuiet ? mixColors(color, palette.ground, 0.72) : color;
    // Half a pixel more on both sides closes the hairline between two patches.
    const right = round(x + width + 0.5);
    const bottom = round(y + height + 0.5);
    pieces.set(fill, `${pieces.get(fill) ?? ""}M${round(x)} ${round(y)}H${right}V${bottom}H${round(x)}Z`);
    seams += `M${round(x)} ${round(y)}h${round(width)}v${round(height)}`;
  }
  const patches = [...pieces].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join("");
  const stitches = `<path d="${seams}" fill="none" stroke="${palette.light}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="4 3"/>`;
  return cover(scene, palette.ground) + patches + stitches;
}

function emblem({ palette }: Scene, placed: PlacedEmblem): string {
  const ink = { ...inkOf(palette), k: palette.dark, kb: palette.dark };
  const body = paintEmblem(placed.emblem, (role) => (isLine(role) ? lineOf(ink[role], 3) : `fill="${ink[role]}"`));
  const { x, y, size } = placed;
  const circle = (radius: number, attributes: string): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * radius)}" ${attributes}/>`;
  const ring = palette.ring ?? palette.body;
  return (
    circle(0.74, `fill="${palette.light}"`) +
    circle(0.69, `fill="none" stroke="${ring}" stroke-width="${round(size * 0.018)}"`) +
    circle(0.655, `fill="none" stroke="${ring}" stroke-width=".8"`) +
    inPlace(placed, body, { attributes: `stroke="${palette.dark}" stroke-width="1.8"` })
  );
}

/** Patchwork cloth with a roundel of paper. */
export const bojagi: Treatment = { emblemSize: 0.5, reach: 0.75, lean: 0, ground, emblem };
