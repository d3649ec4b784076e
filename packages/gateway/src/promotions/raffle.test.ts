import { expect, it } from "vitest";
import { promotions } from "../seed/content/promotions.ts";
import { WHEEL, fieldAt } from "./raffle.ts";

it("AP-048 the wheel's fields come up as often as its terms say, in both languages", () => {
  const percents = new Map<number, number>();
  for (let roll = 0; roll < 100; roll += 1) {
    const amount = fieldAt(roll);
    percents.set(amount, (percents.get(amount) ?? 0) + 1);
  }
  const { terms } = promotions.find(({ id }) => id === WHEEL)!;
  for (const text of [terms.ko, terms.en]) {
    for (const [amount, percent] of percents) {
      expect(text).toContain(amount.toLocaleString("en"));
      expect(text).toContain(`${percent}%`);
    }
    expect(text.match(/\d+%/gu)).toHaveLength(percents.size);
  }
  expect(() => fieldAt(100)).toThrow(RangeError);
});
