import { itemAt } from "../counted.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { round } from "../round.ts";
import { bannerCloths, cardCloths } from "./bojagiGrounds.ts";

function plainGround(scene: Scene): string {
  return cover(scene, scene.palette.ground);
}

function ground(scene: Scene): string {
  const { palette, quietUntil, variant } = scene;
  const cloth = palette.cloth ?? [palette.ground, palette.ground2, palette.accent, palette.light, palette.shade];
  const pieces = new Map<string, string>();
  let seams = "";
  for (const { path, seam, color, middle } of itemAt(quietUntil > 0 ? bannerCloths : cardCloths, variant)(
    scene,
    cloth,
  )) {
    const fill = middle < scene.width * quietUntil ? mixColors(color, palette.ground, 0.72) : color;
    pieces.set(fill, (pieces.get(fill) ?? "") + path);
    seams += seam;
  }
  const patches = [...pieces].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join("");
  const stitches = `<path d="${seams}" fill="none" stroke="${palette.light}" stroke-opacity=".5" stroke-width="1.2" stroke-dasharray="4 3"/>`;
  return plainGround(scene) + patches + stitches;
}

/** A paper roundel with a double ring. */
function under({ palette }: Scene, { x, y, size }: PlacedEmblem): string {
  const circle = (radius: number, attributes: string): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * radius)}" ${attributes}/>`;
  const ring = palette.ring ?? palette.body;
  return (
    circle(0.74, `fill="${palette.light}"`) +
    circle(0.69, `fill="none" stroke="${ring}" stroke-width="${round(size * 0.018)}"`) +
    circle(0.655, `fill="none" stroke="${ring}" stroke-width=".8"`)
  );
}

function emblem({ palette }: Scene, placed: PlacedEmblem): string {
  const ink = { ...inkOf(palette), k: palette.dark, kb: palette.dark };
  const body = paintEmblem(placed.emblem, (role) => (isLine(role) ? lineOf(ink[role], 3) : `fill="${ink[role]}"`));
  return inPlace(placed, body, { attributes: `stroke="${palette.dark}" stroke-width="1.8"` });
}

/** Patchwork cloth with a paper roundel. */
export const bojagi: Treatment = {
  emblemSize: 0.52,
  reach: 0.75,
  lean: 0,
  margin: 0.03,
  titled: [0.43, 0.54],
  ground,
  plainGround,
  under,
  emblem,
};
