import { itemAt } from "../counted.ts";
import { silhouetteOf } from "../emblems/emblem.ts";
import { gradient } from "../gradient.ts";
import { cover, type Ink, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { round } from "../round.ts";
import { bannerPlaces, cardPlaces } from "./neonGrounds.ts";

function defs({ id, palette }: Scene): string {
  return [
    gradient("linear", `${id}g`, 'x2="0" y2="1"', [
      [0, palette.ground],
      [0.6, palette.ground2],
      [1, palette.dark],
    ]),
    gradient("linear", `${id}s`, 'x2="0" y2="1"', [
      [0, palette.accent],
      [1, palette.shade],
    ]),
    gradient("radial", `${id}h`, "", [
      [0, palette.body, 0.5],
      [1, palette.body, 0],
    ]),
  ].join("");
}

function plainGround(scene: Scene): string {
  return cover(scene, `url(#${scene.id}g)`);
}

function ground(scene: Scene): string {
  return plainGround(scene) + itemAt(scene.quietUntil > 0 ? bannerPlaces : cardPlaces, scene.variant)(scene);
}

/** Wide strokes replace a blur filter: cheap on phones. */
const halo = [
  [14, 0.1],
  [8, 0.2],
  [5, 0.4],
] as const;

/** The haze lit by the tubes. */
function under({ id }: Scene, { x, y, size }: PlacedEmblem): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.85)}" fill="url(#${id}h)"/>`;
}

function emblem({ id, palette }: Scene, placed: PlacedEmblem): string {
  const tubes: Ink = { ...inkOf(palette), d: palette.body, kd: palette.body };
  const shape = `${id}${placed.key}`;
  const glows = Map.groupBy(silhouetteOf(placed.emblem), ({ role }) => tubes[role]);
  const outline = [...glows]
    .map(([tube, parts]) => `<path d="${parts.map(({ path }) => path).join("")}" stroke="${tube}"/>`)
    .join("");
  const copies = halo.map(([width, opacity]) => `<use href="#${shape}" stroke-width="${width}" opacity="${opacity}"/>`);
  const body = paintEmblem(placed.emblem, (role) => {
    const tube = tubes[role];
    if (isLine(role)) return lineOf(tube, 2.6);
    const fill =
      role === "l" ? mixColors(palette.dark, tube, 0.3) : mixColors(palette.dark, tube, role === "d" ? 0.1 : 0.34);
    return `fill="${fill}" stroke="${mixColors(tube, "#ffffff", 0.35)}"`;
  });
  return (
    `<defs><g id="${shape}" fill="none">${outline}</g></defs>` +
    inPlace(placed, copies.join("") + body, { attributes: 'stroke-width="2.2"' })
  );
}

/** Neon tubes over a city at night. */
export const neon: Treatment = {
  emblemSize: 0.6,
  reach: 0.56,
  lean: 5,
  margin: 0.04,
  titled: [0.5, 0.41],
  defs,
  ground,
  plainGround,
  under,
  emblem,
};
