import { silhouetteOf } from "../emblems/emblem.ts";
import { cover, inkOf, inPlace, isLine, lineOf, paintEmblem } from "../paintEmblem.ts";
import type { PlacedEmblem, Scene, Treatment } from "../scene.ts";
import { star } from "../emblems/shapes.ts";
import { polar } from "../polar.ts";
import { pick } from "../random.ts";
import { round } from "../round.ts";

/** Side of one repeat of a pattern. */
function patternStep({ width, height }: Scene): number {
  return Math.min(Math.max(width, height) / 9, Math.min(width, height) / 5);
}

function dots(scene: Scene): string {
  const step = patternStep(scene);
  let path = "";
  for (let row = 0; row * step < scene.height + step; row += 1) {
    for (let x = (row % 2) * (step / 2); x < scene.width + step; x += step)
      path += `M${round(x)} ${round(row * step)}h0`;
  }
  return `<path d="${path}" stroke="${scene.palette.ground2}" stroke-width="${round(step * 0.4)}" stroke-linecap="round"/>`;
}

function sunbeams({ width, height, focusX, palette }: Scene): string {
  const [x, y] = [round(width * focusX), round(height / 2)];
  const radius = Math.hypot(width, height) * 1.05;
  const beams = Array.from({ length: 12 }, (_, index) => {
    const angle = index * 30;
    return `M${x} ${y}L${polar(x, y, radius, angle)}L${polar(x, y, radius, angle + 15)}Z`;
  });
  return `<path d="${beams.join("")}" fill="${palette.ground2}"/>`;
}

function waves(scene: Scene): string {
  const step = patternStep(scene);
  let path = "";
  for (let y = 0; y < scene.height + step; y += step * 1.2) {
    path += `M${-20} ${round(y)}q${round(step / 2)} ${round(-step * 0.6)} ${round(step)} 0`;
    for (let x = step - 20; x < scene.width; x += step) path += `t${round(step)} 0`;
  }
  return `<path d="${path}" fill="none" stroke="${scene.palette.ground2}" stroke-width="${round(step * 0.3)}"/>`;
}

function checks(scene: Scene): string {
  const step = patternStep(scene);
  const side = round(step);
  let path = "";
  for (let row = 0; row * step < scene.height; row += 1) {
    for (let column = (row + 1) % 2; column * step < scene.width; column += 2) {
      path += `M${round(column * step)} ${round(row * step)}h${side}v${side}h${-side}Z`;
    }
  }
  return `<path d="${path}" fill="${scene.palette.ground2}"/>`;
}

function blobs({ width, height, focusX, palette }: Scene): string {
  const shorter = Math.min(width, height);
  const circle = (x: number, y: number, radius: number): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
  const circles = [
    circle(width * focusX, height * 0.46, shorter * 0.44),
    circle(width * 0.06, height * 0.98, shorter * 0.24),
    circle(width * 0.96, height * 0.05, shorter * 0.19),
  ];
  return `<g fill="${palette.ground2}">${circles.join("")}</g>`;
}

function ground(scene: Scene): string {
  const pattern = pick(scene.random, [dots, sunbeams, waves, checks, blobs]);
  return cover(scene, scene.palette.ground) + pattern(scene);
}

/** The emblem three times: white die-cut rim, ink drop, then the drawing with an ink line. */
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
    inPlace(placed, copy(palette.dark, 5), { shift: [0.045, 0.055] }) +
    inPlace(placed, body, { attributes: `stroke="${palette.dark}" stroke-width="3.6"` })
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
export const pop: Treatment = { emblemSize: 0.56, reach: 0.57, lean: 10, ground, emblem, around };
