import { expect, test } from "vitest";
import { arrangeCard } from "./arrangeCard.ts";
import type { ArtTreatment } from "./artTheme.ts";
import { createRandom } from "./random.ts";
import { treatments } from "./treatments.ts";

const sizes = [
  [300, 300],
  [300, 420],
] as const;

test.each(Object.keys(treatments) as ArtTreatment[])("nothing on a card of %s crosses its border", (name) => {
  const treatment = treatments[name];
  for (const size of sizes) {
    for (const lettering of [false, true]) {
      for (let seed = 0; seed < 60; seed += 1) {
        const { lead, small } = arrangeCard({
          emblems: ["fish", "shark", "crab"],
          size,
          treatment,
          lettering,
          random: createRandom(`card/${seed}`),
        });
        for (const { x, y, size: side } of [lead, ...small]) {
          const radius = side * treatment.reach;
          expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0);
          expect(x + radius).toBeLessThanOrEqual(size[0]);
          expect(y + radius).toBeLessThanOrEqual(size[1]);
        }
      }
    }
  }
});

test.each(Object.keys(treatments) as ArtTreatment[])(
  "nothing small is at the top of a card of %s, under its badge and heart, nor under its title",
  (name) => {
    const arrange = (seed: number, lettering: boolean) =>
      arrangeCard({
        emblems: ["fish", "shark", "crab"],
        size: [300, 300],
        treatment: treatments[name],
        lettering,
        random: createRandom(`card/${seed}`),
      }).small;
    for (let seed = 0; seed < 60; seed += 1) {
      expect(arrange(seed, false).filter(({ y }) => y < 150)).toEqual([]);
      expect(arrange(seed, true)).toEqual([]);
    }
  },
);

test("drawings with writing are never mirrored", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { lead } = arrangeCard({
      emblems: ["seven", "coin", "bell"],
      size: [300, 300],
      treatment: treatments.soft,
      lettering: false,
      random: createRandom(`card/${seed}`),
    });
    expect(lead.isMirrored).toBe(false);
  }
});
