import { itemAt } from "../counted.ts";
import { silhouetteOf } from "../emblems/emblem.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { star } from "../emblems/shapes.ts";
import { polar } from "../polar.ts";
import { round } from "../round.ts";
import { patterns } from "./popGrounds.ts";

function plainGround(scene: Scene): string {
  return cover(scene, scene.palette.ground);
}

function ground(scene: Scene): string {
  return plainGround(scene) + itemAt(patterns, scene.variant)(scene);
}

/** The emblem three times: white die-cut rim, dark drop shadow, then the drawing with a dark outline. */
function emblem({ id, palette }: Scene, placed: PlacedEmblem): string {
  const shape = `${id}${placed.key}`;
  const outline = paintEmblem(silhouetteOf(placed.emblem), (role) => (isLine(role) ? 'fill="none"' : ""));
  const copy = (color: string, width: number): string =>
    `<use href="#${shape}" fill="${color}" stroke="${color}" stroke-width="${width}"/>`;
  const ink = inkOf(palette);
  const body = paintEmblem(placed.emblem, (role) => (isLine(role) ? lineOf(palette.dark, 5) : `fill="${ink[role]}"`));
  return (
    `<defs><g id="${shape}">${outline}</g></defs>` +
    inPlace(placed, copy("#ffffff", 14)) +
    inPlace(placed, copy(palette.dark, 4), { shift: [0.045, 0.055] }) +
    inPlace(placed, body, { attributes: `stroke="${palette.dark}" stroke-width="3.2"` })
  );
}

/** Four sparkles, one towards each corner. */
function around({ random, palette }: Scene, { x, y, size }: PlacedEmblem): string {
  const sparkle = star(8, 3.2, 4);
  const sparkles = [45, 135, 225, 315].map((corner) => {
    const place = polar(x, y, size * 0.68, corner + (random() - 0.5) * 56);
    const scale = round((size / 100) * (0.7 + random() * 0.5), 2);
    return `<path transform="translate(${place}) rotate(${round(random() * 90)}) scale(${scale})" d="${sparkle}"/>`;
  });
  return `<g fill="#ffffff" stroke="${palette.dark}" stroke-width="2.4" stroke-linejoin="round">${sparkles.join("")}</g>`;
}

/** Stickers on wrapping paper. */
export const pop: Treatment = {
  emblemSize: 0.58,
  reach: 0.57,
  lean: 10,
  margin: 0.035,
  titled: [0.5, 0.41],
  ground,
  plainGround,
  emblem,
  around,
};
