import { FADE, PIXELS, STAMP_SIZE, distancesOf } from "./silhouettes.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "./slideSizes.ts";

/** Returns a number from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A silhouette in the picture, in its units. */
export interface Figure {
  readonly silhouette: string;
  readonly left: number;
  readonly top: number;
}

export const ENGRAVED_WIDTH = SLIDE_WIDTH * PIXELS;
export const ENGRAVED_HEIGHT = SLIDE_HEIGHT * PIXELS;
export const TONES = 48;

/** From one line to the next, in pixels. */
const LINE = 8.5;
/** How far lines sway, in lines. */
const SWAY = 1.1;
/** Slowly changing values are computed once per this many pixels. */
const STEP = 8;
const COLUMNS = ENGRAVED_WIDTH / STEP + 1;
const ROWS = ENGRAVED_HEIGHT / STEP + 1;

/** Entries in one period of the sine; must be a power of two. */
const PERIOD = 1024;
const sine = Float32Array.from({ length: PERIOD }, (_, at) => Math.sin((2 * Math.PI * at) / PERIOD));

/** A value that changes slowly over the picture, by pixel. */
type Slow = (x: number, y: number) => number;

const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low);

/** Slow waves in all directions, from about -1 to 1. */
function createWaves(chance: Chance, shortest: number, longest: number): Slow {
  const waves = Array.from({ length: 4 }, () => {
    const angle = between(chance, 0, 2 * Math.PI);
    const rate = (2 * Math.PI) / between(chance, shortest, longest);
    return { x: rate * Math.cos(angle), y: rate * Math.sin(angle), from: between(chance, 0, 2 * Math.PI) };
  });
  return (x, y) => waves.reduce((sum, wave) => sum + Math.sin(wave.x * x + wave.y * y + wave.from), 0) / 2.5;
}

/** For each pixel of a drawing in swaying lines: its position in the sine's period, in entries. */
function createLines(chance: Chance, angle: number): Slow {
  const sway = createWaves(chance, 150, 420);
  const [across, down] = [Math.cos(angle) / LINE, Math.sin(angle) / LINE];
  return (x, y) => PERIOD * (across * x + down * y + SWAY * sway(x, y));
}

/** Computes slowly changing values one row of pixels at a time: exactly at nodes, interpolated between them. */
function createRows(slow: Slow): { readonly row: Float32Array; goTo(y: number): void } {
  const row = new Float32Array(ENGRAVED_WIDTH);
  const nodes = Float32Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    slow((at % COLUMNS) * STEP, Math.floor(at / COLUMNS) * STEP),
  );
  const goTo = (y: number) => {
    const upper = Math.floor(y / STEP) * COLUMNS;
    const down = (y % STEP) / STEP;
    for (let column = 0; column + 1 < COLUMNS; column += 1) {
      const at = upper + column;
      const left = nodes[at]! + down * (nodes[at + COLUMNS]! - nodes[at]!);
      const right = nodes[at + 1]! + down * (nodes[at + 1 + COLUMNS]! - nodes[at + 1]!);
      for (let step = 0; step < STEP; step += 1) row[column * STEP + step] = left + (step / STEP) * (right - left);
    }
  };
  return { row, goTo };
}

/** The share of each pixel that a figure covers. */
function stampAll(figures: readonly Figure[]): Float32Array {
  const covered = new Float32Array(ENGRAVED_WIDTH * ENGRAVED_HEIGHT);
  for (const { silhouette, left, top } of figures) {
    const distances = distancesOf(silhouette);
    const [fromX, fromY] = [left * PIXELS - FADE, top * PIXELS - FADE];
    for (let at = 0; at < distances.length; at += 1) {
      const [x, y] = [fromX + (at % STAMP_SIZE), fromY + Math.floor(at / STAMP_SIZE)];
      if (x < 0 || x >= ENGRAVED_WIDTH || y < 0 || y >= ENGRAVED_HEIGHT) continue;
      const pixel = y * ENGRAVED_WIDTH + x;
      covered[pixel] = Math.max(covered[pixel]!, Math.min(1, 0.5 - distances[at]! / FADE));
    }
  }
  return covered;
}

/** The sine of an entry. */
const wave = (at: number): number => sine[Math.floor(at) & (PERIOD - 1)]!;

/**
 * Draws figures as an engraver would: with lines in another direction than the lines around them, equally strong and
 * equally dense. At an outline the two fade into each other at constant strength, so no figure is darker, lighter,
 * busier or sharper than its surroundings. The shadows over the picture are independent of the figures. Returns the
 * tone of each pixel.
 */
export function engrave(chance: Chance, figures: readonly Figure[]): Uint8Array {
  const angle = between(chance, 0, Math.PI);
  const turned = angle + (Math.PI / 180) * between(chance, 75, 105);
  const shadows = createWaves(chance, 170, 600);
  const strengths = createWaves(chance, 150, 450);
  const ground = createRows(createLines(chance, angle));
  const other = createRows(createLines(chance, turned));
  const shade = createRows((x, y) => TONES * (0.5 + 0.15 * shadows(x, y)));
  const strength = createRows((x, y) => TONES * (0.28 + 0.06 * strengths(x, y)));
  const tones = new Uint8Array(ENGRAVED_WIDTH * ENGRAVED_HEIGHT);
  const covered = stampAll(figures);
  for (let y = 0; y < ENGRAVED_HEIGHT; y += 1) {
    for (const rows of [ground, other, shade, strength]) rows.goTo(y);
    for (let x = 0; x < ENGRAVED_WIDTH; x += 1) {
      const at = y * ENGRAVED_WIDTH + x;
      // Weighted like the two sides of a right angle: together they always have the same strength.
      const part = (covered[at]! * PERIOD) / 4;
      const line = wave(part + PERIOD / 4) * wave(ground.row[x]!) + wave(part) * wave(other.row[x]!);
      tones[at] = Math.min(TONES - 1, Math.max(0, shade.row[x]! + strength.row[x]! * line));
    }
  }
  return tones;
}
