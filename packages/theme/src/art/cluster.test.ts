import { expect, test } from "vitest";
import { placeCluster } from "./cluster.ts";
import { createRandom } from "./random.ts";

const emblems = ["wheel", "gem", "coin", "cards", "clover"] as const;
const rooms = [
  { size: [860, 420], keep: 0.5, focus: [0.76, 0.5] },
  { size: [680, 440], keep: 0.54, focus: [0.77, 0.5] },
  { size: [920, 276], keep: 0.5, focus: [0.75, 0.5] },
  { size: [358, 440], keep: 0, focus: [0.5, 0.9] },
  { size: [390, 480], keep: 0, focus: [0, 0] },
] as const;

test.each(rooms.flatMap((room) => [1, 3, 5].map((count) => ({ ...room, count }))))(
  "$count emblems stay whole and right of the text in $size",
  ({ size, keep, focus, count }) => {
    const reach = 0.6;
    const placed = placeCluster({
      emblems: emblems.slice(0, count),
      size,
      composition: { focus, keep, scale: 1.4, max: count },
      reach,
      margin: 0.035,
      leans: true,
      random: createRandom("a"),
    });
    expect(placed).toHaveLength(count);
    for (const one of placed) {
      const radius = one.size * reach;
      expect(one.x - radius).toBeGreaterThanOrEqual(size[0] * keep - 0.01);
      expect(one.x + radius).toBeLessThanOrEqual(size[0]);
      expect(one.y - radius).toBeGreaterThanOrEqual(0);
      expect(one.y + radius).toBeLessThanOrEqual(size[1]);
    }
    expect(placed.at(-1)?.size).toBe(Math.max(...placed.map((one) => one.size)));
  },
);
