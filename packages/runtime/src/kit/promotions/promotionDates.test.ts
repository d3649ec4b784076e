import { expect, test } from "vitest";
import { openPromotions, promotionDates } from "./promotionDates.ts";

const startsAt = Date.UTC(2026, 2, 1);
/** The moment after its last day. */
const endsAt = Date.UTC(2026, 3, 1);

const datesOf = (offer: Parameters<typeof promotionDates>[0], language: string, timeZone = "UTC") =>
  promotionDates(offer, language, timeZone).replaceAll(/\s/gu, " ");

test("an offer shows its first and its last day by the site's calendar, in the language's date format", () => {
  expect(datesOf({ startsAt, endsAt }, "ko")).toBe("2026. 3. 1. ~ 2026. 3. 31.");
  expect(datesOf({ startsAt, endsAt }, "en")).toBe("Mar 1 – 31, 2026");
  expect(datesOf({ startsAt }, "ko")).toBe("2026. 3. 1. –");
  expect(datesOf({ startsAt: startsAt - 1 }, "ko", "Asia/Seoul")).toBe("2026. 3. 1. –");
  expect(datesOf({ startsAt: startsAt + 1 }, "ko", "America/New_York")).toBe("2026. 2. 28. –");
});

test.each([
  [{ startsAt: Number.NaN }, "–"],
  [{ startsAt: Number.MAX_SAFE_INTEGER, endsAt }, "–"],
  [{ startsAt, endsAt: Number.NaN }, "Mar 1, 2026 –"],
  [{ startsAt, endsAt: startsAt }, "Mar 1, 2026 –"],
])("the dates %o of an offer are %s", (offer, said) => {
  expect(datesOf(offer, "en")).toBe(said);
});

test("expired offers are left out, and at most the given number is shown", () => {
  const offers = [
    { id: "over", startsAt, endsAt },
    { id: "open", startsAt, endsAt: endsAt + 1 },
    { id: "endless", startsAt },
    { id: "more", startsAt },
  ];
  expect(openPromotions(offers, endsAt, 2).map(({ id }) => id)).toEqual(["open", "endless"]);
});
