import { expect, it } from "vitest";
import { type SlidePoint, isPlausibleTrack } from "./isPlausibleTrack.ts";

const X = 180;
const AGE = 3000;

/** A track from 0 to `to` in even steps over `ms`. */
function way({ points = 20, to = X, ms = 900, from = 0 } = {}): SlidePoint[] {
  return Array.from({ length: points }, (_, at) => {
    const part = at / (points - 1);
    return { x: Math.round(from + part * to), y: at % 3, t: Math.round(part * ms) };
  });
}

const fits = (track: readonly SlidePoint[]) => isPlausibleTrack(track, { x: X, atMostMs: AGE });

it("accepts the steps and the pace of a hand and of a held key", () => {
  expect(fits(way())).toBe(true);
  expect(fits(way({ from: 40 }))).toBe(true);
  expect(fits(Array.from({ length: 19 }, (_, at) => ({ x: at * 10, y: 0, t: at * 33 })))).toBe(true);
});

it.each([
  ["nothing", []],
  ["too few points", way({ points: 5 })],
  ["an instant", way({ ms: 150 })],
  ["longer than the picture exists", way({ ms: AGE + 1001 })],
  ["to somewhere else", way({ to: X - 13 })],
  ["a jump", [...way().slice(0, 4), ...way().slice(-4)]],
  ["back in time", way().map((point, at) => (at === 7 ? { ...point, t: 0 } : point))],
])("rejects %s", (_, track) => {
  expect(fits(track)).toBe(false);
});
