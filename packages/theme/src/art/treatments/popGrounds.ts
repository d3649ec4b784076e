import { star } from "../emblems/shapes.ts";
import { polar } from "../polar.ts";
import { round } from "../round.ts";
import type { Scene } from "../scene.ts";

type Pattern = (scene: Scene) => string;

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

function sunbeams({ width, height, focus, palette }: Scene): string {
  const [x, y] = [round(focus.x), round(focus.y)];
  const radius = Math.hypot(width, height) * 1.05;
  const beams = Array.from({ length: 12 }, (_, index) => {
    const angle = index * 30;
    return `M${x} ${y}L${polar(x, y, radius, angle)}L${polar(x, y, radius, angle + 15)}Z`;
  });
  return `<path d="${beams.join("")}" fill="${palette.ground2}"/>`;
}

/** Lines that swing or zigzag from side to side, one below the other. */
function lines(scene: Scene, stepOf: (step: number) => string, first: (step: number) => string): string {
  const step = patternStep(scene);
  let path = "";
  for (let y = 0; y < scene.height + step; y += step * 1.2) {
    path += `M-20 ${round(y)}${first(step)}`;
    for (let x = step - 20; x < scene.width; x += step) path += stepOf(step);
  }
  return `<path d="${path}" fill="none" stroke="${scene.palette.ground2}" stroke-width="${round(step * 0.3)}" stroke-linejoin="round"/>`;
}

function waves(scene: Scene): string {
  return lines(
    scene,
    (step) => `t${round(step)} 0`,
    (step) => `q${round(step / 2)} ${round(-step * 0.6)} ${round(step)} 0`,
  );
}

function zigzag(scene: Scene): string {
  const tooth = (step: number): string =>
    `l${round(step / 2)} ${round(-step / 2)}l${round(step / 2)} ${round(step / 2)}`;
  return lines(scene, tooth, tooth);
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

function blobs({ width, height, focus, palette }: Scene): string {
  const shorter = Math.min(width, height);
  const circle = (x: number, y: number, radius: number): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
  const circles = [
    circle(focus.x, focus.y, shorter * 0.44),
    circle(width * 0.06, height * 0.98, shorter * 0.24),
    circle(width * 0.96, height * 0.05, shorter * 0.19),
  ];
  return `<g fill="${palette.ground2}">${circles.join("")}</g>`;
}

/** Scattered scraps of paper. */
function scraps(scene: Scene): string {
  const { width, height, random, palette } = scene;
  const step = patternStep(scene) * 1.15;
  let path = "";
  for (let y = step / 2; y < height + step / 2; y += step) {
    for (let x = step / 2; x < width + step / 2; x += step) {
      const angle = random() * 180;
      const middle = polar(x, y, step * 0.14, random() * 360)
        .split(" ")
        .map(Number);
      const [fromX = x, fromY = y] = middle;
      path += `M${round(fromX)} ${round(fromY)}L${polar(fromX, fromY, step * 0.34, angle)}`;
    }
  }
  return `<path d="${path}" stroke="${palette.ground2}" stroke-width="${round(step * 0.22)}" stroke-linecap="round"/>`;
}

/** Fairground stars, alternating large and small. */
function stars(scene: Scene): string {
  const { width, height, id, palette } = scene;
  const step = patternStep(scene) * 1.5;
  const places: string[] = [];
  for (let row = 0; row * step < height + step; row += 1) {
    for (let x = (row % 2) * (step / 2); x < width + step; x += step)
      places.push(`<use href="#${id}p" x="${round(x)}" y="${round(row * step)}"/>`);
  }
  return `<defs><path id="${id}p" d="${star(step * 0.3, step * 0.14)}"/></defs><g fill="${palette.ground2}">${places.join("")}</g>`;
}

/** Wrapping papers. */
export const patterns: readonly Pattern[] = [sunbeams, dots, waves, blobs, zigzag, checks, scraps, stars];
