import { minor } from "@livery/product/money.ts";
import { expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { BonusCard } from "./BonusCard.tsx";
import { activeBonuses, type Bonus, daysLeft, turnoverLeft } from "./bonusProgress.ts";
import { clockInKorea, inKorea } from "../../../testing/inKorea.ts";

const clock = clockInKorea("2026-11-24T23:30");

const bonus = (more: Partial<Bonus> = {}): Bonus => ({
  id: "BO1",
  at: "2026-11-21T03:00:10.000Z",
  promotion: "Weekend",
  amount: minor(300_000),
  turnoverNeeded: minor(9_900_000),
  turnoverDone: minor(5_700_000),
  state: "ACTIVE",
  ...more,
});

it.each([
  [9_900_000, 5_700_000, 4_200_000],
  [9_900_000, 9_900_001, 0],
  [9_900_000, -5, 9_900_000],
  [0, 0, 0],
  [1e300, 5, undefined],
])("of a turnover of %d with %d done %s is left", (needed, done, left) => {
  expect(turnoverLeft({ turnoverNeeded: needed as Bonus["amount"], turnoverDone: done as Bonus["amount"] })).toBe(left);
});

it.each([
  [inKorea("2026-11-24T23:59"), 0],
  [inKorea("2026-11-25T00:10"), 1],
  [inKorea("2026-11-28T01:00"), 4],
  [inKorea("2026-11-24T23:00"), undefined],
])("a bonus until %s has %s days left", (end, days) => {
  expect(daysLeft({ expiresAt: end.toISOString() }, clock)).toBe(days);
});

test("days left are not known without an end, or with one that is no time", () => {
  expect(daysLeft({}, clock)).toBeUndefined();
  expect(daysLeft({ expiresAt: "soon" }, clock)).toBeUndefined();
});

test("of the active bonuses the one that ends first comes first, those without an end come last", () => {
  const [endless, odd] = [bonus({ id: "endless" }), bonus({ id: "odd", expiresAt: "soon" })];
  const [late, early] = ["2026-12-01T00:00:00Z", "2026-11-28T00:00:00Z"].map((expiresAt) =>
    bonus({ id: expiresAt, expiresAt }),
  ) as [Bonus, Bonus];
  const done = bonus({ id: "done", state: "COMPLETED" });
  expect(activeBonuses([endless, done, odd, late, early])).toEqual([early, late, endless, odd]);
});

it.each([
  ["ko", "Weekend Ħ 3,000.00 베팅 조건 42,000 남음 99,000 가운데 57,000을 걸었습니다 11.28 01:00까지 · 4일 남음"],
  ["en", "Weekend Ħ 3,000.00 Turnover 42,000 left 57,000 of 99,000 staked Until 11.28 01:00 · 4 days left"],
] as const)("in %s an active bonus says what is done, what is left and until when", (language, said) => {
  const card = <BonusCard bonus={bonus({ expiresAt: inKorea("2026-11-28T01:00").toISOString() })} clock={clock} />;
  const html = paneHtml(card, { language, site: { currencySymbol: "Ħ" } });
  expect(
    html
      .replaceAll(/<[^>]*>/gu, " ")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  ).toBe(said);
  expect(html).toContain('aria-valuenow="58"');
});

test("a bonus whose figures cannot be counted with has no progress, and says the rest", () => {
  const html = paneHtml(<BonusCard bonus={bonus({ turnoverNeeded: 1e300 as Bonus["amount"] })} clock={clock} />);
  expect(html).toContain("Weekend");
  expect(html).not.toContain("progressbar");
});
