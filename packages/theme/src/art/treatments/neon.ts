import { silhouetteOf } from "../emblems/emblem.ts";
import { gradient } from "../gradient.ts";
import { cover, type Ink, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { mixColors } from "../mixColors.ts";
import { round } from "../round.ts";

/** A setting sun cut by bars of sky, as the bands that are left. */
function sun({ id, width, height, focusX, random }: Scene, horizon: number): string {
  const x = width * (focusX + (random() - 0.5) * 0.12);
  const y = horizon - height * 0.14;
  const radius = Math.min(width, height) * 0.36;
  const halfChord = (at: number): number => Math.sqrt(Math.max(0, radius ** 2 - (at - y) ** 2));
  const edges = [-1, 0.02, 0.12, 0.26, 0.38, 0.5, 0.6, 0.72, 0.8, 0.92].map((share) => y + share * radius);
  let bands = "";
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const top = edges[at] ?? y;
    const bottom = edges[at + 1] ?? y;
    const arc = `A${round(radius)} ${round(radius)} 0 0 1 `;
    bands +=
      `M${round(x - halfChord(top))} ${round(top)}H${round(x + halfChord(top))}` +
      `${arc}${round(x + halfChord(bottom))} ${round(bottom)}H${round(x - halfChord(bottom))}` +
      `${arc}${round(x - halfChord(top))} ${round(top)}Z`;
  }
  return `<path d="${bands}" fill="url(#${id}s)" fill-opacity=".75"/>`;
}

/** Houses along the horizon; lit windows only where no text lies. */
function skyline({ width, height, palette, random, quietUntil }: Scene, horizon: number): string {
  const unit = Math.max(1, Math.min(width, height) / 300, width / 700);
  let houses = "";
  let windows = "";
  let x = -10;
  while (x < width) {
    const isQuiet = x < width * quietUntil;
    const houseWidth = Math.min(width, height * 1.3) * (0.06 + random() * 0.1);
    const houseHeight = height * (0.08 + random() * 0.3) * (isQuiet ? 0.4 : 1);
    houses += `M${round(x)} ${round(horizon)}v${round(-houseHeight)}h${round(houseWidth)}v${round(houseHeight)}Z`;
    for (let top = horizon - houseHeight + 8 * unit; top < horizon - 8 * unit; top += 11 * unit) {
      for (let left = x + 6 * unit; left < x + houseWidth - 6 * unit; left += 9 * unit) {
        if (random() > 0.66 && !isQuiet) windows += `M${Math.round(left)} ${Math.round(top)}v${Math.round(4 * unit)}`;
      }
    }
    x += houseWidth + width * 0.012 * random();
  }
  return (
    `<path d="${houses}" fill="${mixColors(palette.ground, palette.dark, 0.5)}"/>` +
    `<path d="${windows}" stroke="${palette.light}" stroke-width="${round(3.5 * unit)}" stroke-opacity=".55"/>`
  );
}

/** A floor of lines that run to the vanishing point under the focus. */
function floor({ width, height, focusX, palette }: Scene, horizon: number): string {
  const vanish = width * focusX;
  const spread = Math.max(width, height);
  let lines = "";
  for (let index = -12; index <= 12; index += 1) {
    lines += `M${round(vanish + index * spread * 0.05)} ${round(horizon)}L${round(vanish + index * spread * 0.42)} ${height}`;
  }
  for (let index = 0; index < 7; index += 1) {
    lines += `M0 ${round(horizon + (height - horizon) * (index / 6) ** 1.9)}H${width}`;
  }
  return (
    `<path d="M0 ${round(horizon)}H${width}V${height}H0Z" fill="${palette.dark}" fill-opacity=".86"/>` +
    `<path d="${lines}" stroke="${palette.shade}" stroke-opacity=".6" fill="none"/>`
  );
}

function ground(scene: Scene): string {
  const { id, palette, height, random } = scene;
  const horizon = height * (0.6 + random() * 0.06);
  const hasSun = scene.quietUntil > 0 || random() > 0.35;
  const defs = [
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
  ];
  return (
    `<defs>${defs.join("")}</defs>${cover(scene, `url(#${id}g)`)}` +
    (hasSun ? sun(scene, horizon) : "") +
    skyline(scene, horizon) +
    floor(scene, horizon)
  );
}

/** Wide strokes stand in for a blur: cheap on phones, and no filter. */
const halo = [
  [14, 0.1],
  [8, 0.2],
  [5, 0.4],
] as const;

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
  const haze = `<circle cx="${round(placed.x)}" cy="${round(placed.y)}" r="${round(placed.size * 0.85)}" fill="url(#${id}h)"/>`;
  return (
    `<defs><g id="${shape}" fill="none">${outline}</g></defs>` +
    haze +
    inPlace(placed, copies.join("") + body, { attributes: 'stroke-width="2.2"' })
  );
}

/** Tubes of light over a city at night. */
export const neon: Treatment = { emblemSize: 0.56, reach: 0.56, lean: 5, ground, emblem };
