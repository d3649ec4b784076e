import { describe, expect, it } from "vitest";
import { platformTime } from "./playLimits.ts";

describe("the platform's time", () => {
  const limits = { data: { limits: [], now: "2031-06-08T03:00:00.000Z" }, at: 1_000_000, stale: false };

  it("goes on from its response, whatever the device's clock shows", () => {
    expect(platformTime(limits, 1_060_000)).toBe(Date.parse("2031-06-08T03:01:00.000Z"));
    expect(platformTime(limits, 940_000)).toBe(Date.parse("2031-06-08T02:59:00.000Z"));
  });

  it.each([
    ["has not arrived", { ...limits, data: undefined }],
    ["names no time", { ...limits, data: { limits: [] } }],
    ["names what is no time", { ...limits, data: { limits: [], now: "soon" } }],
    ["belongs to a former request", { ...limits, at: 0, stale: true }],
  ])("is unknown while the response %s", (_, response) => {
    expect(platformTime(response, 1_060_000)).toBeUndefined();
  });
});
