import { expect, test } from "vitest";
import { agoText } from "./agoText.ts";

const now = Date.UTC(2026, 2, 1, 12);

test.each([
  [59_000, "ko", undefined],
  [-5_000, "ko", undefined],
  [60_000, "ko", "1분 전"],
  [3 * 3_600_000 + 1, "ko", "3시간 전"],
  [2 * 86_400_000, "ko", "2일 전"],
  [5 * 60_000, "en", "5 min. ago"],
])("%d ms ago in %s is %j", (passed, language, text) => {
  expect(agoText(now - passed, now, language)).toBe(text);
});
