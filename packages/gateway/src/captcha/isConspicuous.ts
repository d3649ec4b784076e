import { ENGRAVED_WIDTH, type Figure } from "./engrave.ts";
import { FADE, PIXELS, STAMP_SIZE, distancesOf } from "./silhouettes.ts";
import { LEAST_WAY, MOST_WAY, PIECE_SIZE, TOLERANCE } from "./slideSizes.ts";

/** Samples one pixel out of this many in each direction. */
const EVERY = 2;
/** A scan must miss the place by this much beyond the tolerance, so that a slightly different scan misses it too. */
const MARGIN = 3;
/** The best other place must lead by this share of the score's range. */
const LEAD = 0.02;

/** Pixel offsets from the picture's first pixel when the piece is at its left edge. */
type Pixels = readonly number[];

interface Look {
  readonly mean: number;
  readonly variance: number;
}

const pixelAt = ({ top }: Figure, x: number, y: number) => (top * PIXELS + y) * ENGRAVED_WIDTH + x;

/** Pixels of the piece's square, selected by their distance from its outline. */
function pixelsOf(figure: Figure, isMeant: (distance: number) => boolean): Pixels {
  const distances = distancesOf(figure.silhouette);
  const pixels: number[] = [];
  for (let y = FADE; y < STAMP_SIZE - FADE; y += EVERY) {
    for (let x = FADE; x < STAMP_SIZE - FADE; x += EVERY) {
      if (isMeant(distances[y * STAMP_SIZE + x]!)) pixels.push(pixelAt(figure, x - FADE, y - FADE));
    }
  }
  return pixels;
}

function lookAt(tones: Uint8Array, pixels: Pixels, from: number): Look {
  let [sum, squares] = [0, 0];
  for (const pixel of pixels) {
    const tone = tones[from + pixel]!;
    sum += tone;
    squares += tone * tone;
  }
  const mean = sum / pixels.length;
  return { mean, variance: squares / pixels.length - mean * mean };
}

/** Pairs of pixels on both sides of the outline, at distance `reach`. */
function pairsOf(figure: Figure, reach: number): readonly (readonly [inner: number, outer: number])[] {
  const distances = distancesOf(figure.silhouette);
  const pairs: [number, number][] = [];
  for (let y = 1; y < STAMP_SIZE - 1; y += 1) {
    for (let x = 1; x < STAMP_SIZE - 1; x += 1) {
      const at = y * STAMP_SIZE + x;
      if (Math.abs(distances[at]!) > 1) continue;
      const outX = (reach * (distances[at + 1]! - distances[at - 1]!)) / 2;
      const outY = (reach * (distances[at + STAMP_SIZE]! - distances[at - STAMP_SIZE]!)) / 2;
      const side = (sign: number) =>
        pixelAt(figure, x - FADE + Math.round(sign * outX), y - FADE + Math.round(sign * outY));
      pairs.push([side(-1), side(1)]);
    }
  }
  return pairs;
}

function stepAt(tones: Uint8Array, pairs: ReturnType<typeof pairsOf>, from: number): number {
  let sum = 0;
  for (const [inner, outer] of pairs) sum += Math.abs(tones[from + inner]! - tones[from + outer]!);
  return sum / pairs.length;
}

/** The scores that a scan computes for each possible place of the piece. */
function scoresOf(tones: Uint8Array, figure: Figure): readonly (readonly number[])[] {
  const inside = pixelsOf(figure, (distance) => distance <= 0);
  const around = pixelsOf(figure, (distance) => distance > 0);
  const rim = pixelsOf(figure, (distance) => Math.abs(distance) <= 1.5);
  const column = Array.from({ length: PIECE_SIZE * PIXELS }, (_, y) => pixelAt(figure, 0, y));
  const [near, far] = [pairsOf(figure, 1), pairsOf(figure, 4)];
  return Array.from({ length: MOST_WAY - LEAST_WAY + 1 }, (_, at) => {
    const from = (LEAST_WAY + at) * PIXELS;
    const [own, others, edge] = [inside, around, rim].map((pixels) => lookAt(tones, pixels, from)) as [
      Look,
      Look,
      Look,
    ];
    const [first, before] = [lookAt(tones, column, from), lookAt(tones, column, from - PIXELS)];
    return [
      own.mean,
      -own.mean,
      own.variance,
      -own.variance,
      Math.abs(own.mean - others.mean),
      Math.abs(own.variance - others.variance),
      Math.abs(first.mean - before.mean),
      Math.abs(first.variance - before.variance),
      own.variance - edge.variance,
      stepAt(tones, near, from),
      stepAt(tones, far, from),
    ];
  });
}

/**
 * Whether the figure happens to be at the darkest or lightest place of the picture, at the one that varies most or
 * least, that differs most from its surroundings, or that has the clearest outline. A scan for that property would find
 * it.
 */
export function isConspicuous(tones: Uint8Array, figure: Figure): boolean {
  const scores = scoresOf(tones, figure);
  const isNear = (at: number) => Math.abs(LEAST_WAY + at - figure.left) <= TOLERANCE + MARGIN;
  return scores[0]!.some((_, scan) => {
    const found = scores.map((score) => score[scan]!);
    const near = Math.max(...found.filter((_score, at) => isNear(at)));
    const elsewhere = Math.max(...found.filter((_score, at) => !isNear(at)));
    return elsewhere - near < LEAD * (elsewhere - Math.min(...found));
  });
}
