import { PIECE_SIZE } from "./slideSizes.ts";

type Point = readonly [x: number, y: number];

/** Pixels per unit of the picture in each direction. */
export const PIXELS = 2;
/**
 * The number of pixels over which the lines inside an outline fade into those outside; also the stamp's margin around
 * the piece.
 */
export const FADE = 10;
/** Width and height of a stamp in pixels: a piece with a margin. */
export const STAMP_SIZE = PIECE_SIZE * PIXELS + 2 * FADE;

const CORNERS = 48;

/** A closed line through the points that `at` returns for 0 to 1. */
const curve = (at: (part: number) => Point): Point[] =>
  Array.from({ length: CORNERS }, (_, index) => at(index / CORNERS));

const turn = (part: number, radius: number): Point => [
  radius * Math.sin(2 * Math.PI * part),
  -radius * Math.cos(2 * Math.PI * part),
];

const star = Array.from({ length: 10 }, (_, corner) => turn(corner / 10, corner % 2 === 0 ? 1 : 0.53));
const heart = curve((part) => {
  const angle = 2 * Math.PI * part;
  const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
  return [Math.sin(angle) ** 3, -(y + 2.5) / 15];
});
const moon = [
  ...Array.from({ length: 31 }, (_, index) => turn(0.08 - (index / 30) * 0.66, 0.98)),
  ...Array.from({ length: 24 }, (_, index): Point => {
    const [x, y] = turn(0.57 + (index / 24) * 0.53, 0.72);
    return [x + 0.42, y];
  }),
];

/** Shapes that cannot be confused, in a box from -1 to 1. */
const corners: Readonly<Record<string, readonly Point[]>> = {
  star,
  heart,
  moon,
  disc: curve((part) => turn(part, 0.86)),
  triangle: [
    [0, -0.92],
    [1, 0.82],
    [-1, 0.82],
  ],
  cross: [
    [-0.32, -0.96],
    [0.32, -0.96],
    [0.32, -0.32],
    [0.96, -0.32],
    [0.96, 0.32],
    [0.32, 0.32],
    [0.32, 0.96],
    [-0.32, 0.96],
    [-0.32, 0.32],
    [-0.96, 0.32],
    [-0.96, -0.32],
    [-0.32, -0.32],
  ],
  hourglass: [
    [-0.9, -0.95],
    [0.9, -0.95],
    [0.26, 0],
    [0.9, 0.95],
    [-0.9, 0.95],
    [-0.26, 0],
  ],
};

export const silhouettes: readonly string[] = Object.keys(corners);

/** Leaves room for the piece's own rim. */
const REACH = PIECE_SIZE / 2 - 2;

/** The corners of a silhouette in the box of the piece. */
export function outlineOf(silhouette: string): readonly Point[] {
  return (corners[silhouette] ?? []).map(([x, y]) => [PIECE_SIZE / 2 + x * REACH, PIECE_SIZE / 2 + y * REACH]);
}

const known = new Map<string, Float32Array>();

/** The distance of each pixel of a stamp from a silhouette, in pixels; negative inside it. */
export function distancesOf(silhouette: string): Float32Array {
  const found = known.get(silhouette);
  if (found) return found;
  const outline = outlineOf(silhouette).map(([x, y]): Point => [x * PIXELS + FADE, y * PIXELS + FADE]);
  const distances = Float32Array.from({ length: STAMP_SIZE ** 2 }, (_, at) =>
    distance(outline, (at % STAMP_SIZE) + 0.5, Math.floor(at / STAMP_SIZE) + 0.5),
  );
  known.set(silhouette, distances);
  return distances;
}

/** The distance of a place from an outline; negative inside it. */
function distance(outline: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let isInside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const part = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay)));
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  });
  return isInside ? -nearest : nearest;
}
