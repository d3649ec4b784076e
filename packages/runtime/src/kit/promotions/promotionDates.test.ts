import { expect, test } from "vitest";
import { openPromotions, promotionDates } from "./promotionDates.ts";

const startsAt = Date.UTC(2026, 2, 1);
const endsAt = Date.UTC(2026, 2, 31);

test("an offer shows its start and end by the site's calendar, in the language's date format", () => {
  expect(promotionDates({ startsAt, endsAt }, "ko", "UTC")).toBe("2026. 3. 1. ~ 2026. 3. 31.");
  expect(promotionDates({ startsAt, endsAt }, "en", "UTC").replaceAll(/\s/gu, " ")).toBe("Mar 1 – 31, 2026");
  expect(promotionDates({ startsAt }, "ko", "UTC")).toBe("2026. 3. 1. –");
  expect(promotionDates({ startsAt: startsAt - 1 }, "ko", "Asia/Seoul")).toBe("2026. 3. 1. –");
  expect(promotionDates({ startsAt: startsAt + 1 }, "ko", "America/New_York")).toBe("2026. 2. 28. –");
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
