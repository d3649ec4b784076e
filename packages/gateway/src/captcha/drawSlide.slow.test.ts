import { beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "../seed/random.ts";
import { type Seen, brightnessScans, rimScans, scan, seeSlide, templateScans } from "../testing/slideScans.ts";
import { drawSlide } from "./drawSlide.ts";
import { HIGHEST_TOP, LEAST_WAY, LOWEST_TOP, MOST_WAY, TOLERANCE } from "./slideSizes.ts";

const SLIDES = 60;
const places = Array.from({ length: MOST_WAY - LEAST_WAY + 1 }, (_, at) => LEAST_WAY + at);
/** Sliding to a random place solves 3.6 of 60 on average; more than 9 would no longer be chance. */
const BY_CHANCE = 9;

const slides: { readonly place: number; readonly seen: Seen }[] = [];

beforeAll(async () => {
  for (let slide = 0; slide < SLIDES; slide += 1) {
    const random = createRandom(`slide ${slide}`);
    const place = random.between(LEAST_WAY, MOST_WAY);
    const top = random.between(HIGHEST_TOP, LOWEST_TOP);
    const { image, piece } = await drawSlide({ place, top }, random.next);
    slides.push({ place, seen: await seeSlide(image, piece, top) });
  }
}, 120_000);

const solvedBy = (score: Parameters<typeof scan>[1]) =>
  slides.filter(({ place, seen }) => Math.abs(scan(seen, score, places) - place) <= TOLERANCE).length;

describe(`of ${SLIDES} slides`, () => {
  it.each(Object.entries(brightnessScans))("no picture is solved by %s", { timeout: 60_000 }, (_, score) => {
    expect(solvedBy(score)).toBe(0);
  });

  it.each(Object.entries({ ...rimScans, ...templateScans }))(
    "no more are solved by %s than by chance",
    { timeout: 60_000 },
    (_, score) => {
      expect(solvedBy(score)).toBeLessThanOrEqual(BY_CHANCE);
    },
  );
});
