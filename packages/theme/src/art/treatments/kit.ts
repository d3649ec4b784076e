import { itemAt } from "../counted.ts";
import { silhouetteOf } from "../emblems/emblem.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { round } from "../round.ts";
import { bannerPatterns, cardPatterns } from "./kitGrounds.ts";

/** Dots that shrink away from the lower right corner: one path per diagonal, with dots as round line ends. */
function halftone({ width, height, palette }: Scene): string {
  const step = Math.min(Math.max(width, height) / 22, Math.min(width, height) / 14);
  const diagonals = Array.from({ length: 13 }, (_, diagonal) => {
    const size = round((1 - diagonal / 14) * step * 0.84);
    let dots = "";
    for (let column = 0; column <= diagonal; column += 1) {
      const row = diagonal - column;
      if (column < 10 && row < 10) dots += `M${round(width - column * step)} ${round(height - row * step)}h0`;
    }
    return `<path d="${dots}" stroke-width="${size}"/>`;
  });
  return `<g stroke="${palette.dark}" stroke-opacity=".22" stroke-linecap="round">${diagonals.join("")}</g>`;
}

function plainGround(scene: Scene): string {
  return cover(scene, scene.palette.ground);
}

function ground(scene: Scene): string {
  const pattern = itemAt(scene.quietUntil > 0 ? bannerPatterns : cardPatterns, scene.variant);
  return plainGround(scene) + pattern(scene) + halftone(scene);
}

function emblem({ palette }: Scene, placed: PlacedEmblem): string {
  const ink = inkOf(palette);
  const shadow = paintEmblem(silhouetteOf(placed.emblem), (role) => (isLine(role) ? lineOf(palette.dark, 4) : ""));
  const body = paintEmblem(placed.emblem, (role) => (isLine(role) ? lineOf(ink[role], 4) : `fill="${ink[role]}"`));
  return (
    inPlace(placed, shadow, { attributes: `fill="${palette.dark}" opacity=".3"`, shift: [0.05, 0.05] }) +
    inPlace(placed, body)
  );
}

/** Flat marks on the bands of a sports kit. */
export const kit: Treatment = {
  emblemSize: 0.7,
  reach: 0.53,
  lean: 8,
  margin: 0.035,
  titled: [0.5, 0.41],
  ground,
  plainGround,
  emblem,
};
