import { expect, it } from "vitest";
import { weekLeaders } from "./winners.ts";

it("AP-041 the week of the best players begins on Monday where the merchant's days do", () => {
  const monday = Date.parse("2026-11-23T00:00:00+09:00");
  const playersIn = (timeZone: string, now: number) => weekLeaders(now, timeZone).map(({ player }) => player);
  expect(playersIn("Asia/Seoul", monday)).not.toEqual(playersIn("Asia/Seoul", monday - 1));
  expect(playersIn("America/New_York", monday)).toEqual(playersIn("America/New_York", monday - 1));
});
