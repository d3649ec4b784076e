import { expect, test } from "vitest";
import { openPromotions, promotionDates } from "./promotionDates.ts";

const startsAt = Date.UTC(2026, 2, 1);
const endsAt = Date.UTC(2026, 2, 31);

test("an offer says from when to when it is open, in the language's own dates", () => {
  expect(promotionDates({ startsAt, endsAt }, "ko", "UTC")).toBe("2026. 3. 1. ~ 2026. 3. 31.");
  expect(promotionDates({ startsAt, endsAt }, "en", "UTC").replaceAll(/\s/gu, " ")).toBe("Mar 1 – 31, 2026");
  expect(promotionDates({ startsAt }, "ko", "UTC")).toBe("2026. 3. 1. –");
});

test("offers that are over are left out, and no more are shown than there is room for", () => {
  const offers = [
    { id: "over", startsAt, endsAt },
    { id: "open", startsAt, endsAt: endsAt + 1 },
    { id: "endless", startsAt },
    { id: "more", startsAt },
  ];
  expect(openPromotions(offers, endsAt, 2).map(({ id }) => id)).toEqual(["open", "endless"]);
});
