import { silhouetteOf } from "../emblems/emblem.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { pick } from "../random.ts";
import { round } from "../round.ts";

type Pattern = (scene: Scene) => string;

function sash({ width, height, palette, focusX }: Scene): string {
  const slant = Math.min(width, height) * 0.38;
  const band = (from: number, to: number, fill: string): string => {
    const left = width * (focusX - 0.5) + from * Math.min(width, height * 1.6);
    const right = width * (focusX - 0.5) + to * Math.min(width, height * 1.6);
    const shift = (width - Math.min(width, height * 1.6)) / 2;
    const [x0, x1] = [left + shift, right + shift];
    return `<path d="M${round(x0 + slant / 2)} 0H${round(x1 + slant / 2)}L${round(x1 - slant / 2)} ${height}H${round(x0 - slant / 2)}Z" fill="${fill}"/>`;
  };
  return band(0.23, 0.59, palette.ground2) + band(0.67, 0.75, palette.accent);
}

function stripes({ width, height, palette }: Scene): string {
  const step = Math.min(width, height * 1.4) * 0.17;
  let bars = "";
  for (let x = -step * 0.12; x < width; x += step)
    bars += `M${round(x)} 0h${round(step / 2)}v${height}h${round(-step / 2)}Z`;
  return `<path d="${bars}" fill="${palette.ground2}"/>`;
}

function split({ width, height, palette }: Scene): string {
  const rise = (share: number): string => `${round(height * share)}`;
  return (
    `<path d="M0 ${rise(0.66)}L${width} ${rise(0.18)}V${height}H0Z" fill="${palette.ground2}"/>` +
    `<path d="M0 ${rise(0.72)}L${width} ${rise(0.24)}V${rise(0.3)}L0 ${rise(0.78)}Z" fill="${palette.accent}"/>`
  );
}

function hoops({ width, height, palette, focusX }: Scene): string {
  const step = Math.max(width, height) * 0.16;
  return [4, 3, 2, 1]
    .map((ring) => {
      const fill = ring % 2 ? palette.ground : palette.ground2;
      return `<circle cx="${round(width * focusX)}" cy="${round(height / 2)}" r="${round(step * ring)}" fill="${fill}"/>`;
    })
    .join("");
}

const patterns: readonly Pattern[] = [sash, stripes, split, hoops];

/** Dots that shrink away from the lower right corner: one path for every diagonal, dots as round line ends. */
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

function ground(scene: Scene): string {
  const pattern = pick(scene.random, patterns);
  return cover(scene, scene.palette.ground) + pattern(scene) + halftone(scene);
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
export const kit: Treatment = { emblemSize: 0.74, reach: 0.53, lean: 8, ground, emblem };
