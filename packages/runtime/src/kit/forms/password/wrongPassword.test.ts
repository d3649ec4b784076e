import { PlatformError } from "@livery/platform/platformError.ts";
import { expect, test } from "vitest";
import { lockedUntil, triesLeft } from "./wrongPassword.ts";

const refused = (code: string, value: unknown) =>
  new PlatformError("refused", code, { status: 422, apiError: { code, value } });

test.each([
  [{ left: 4 }, 4],
  [{ left: 0 }, 0],
  [{ left: -1 }, undefined],
  [{ left: "4" }, undefined],
  [null, undefined],
])("a wrong password with %j leaves %s tries", (value, left) => {
  expect(triesLeft(refused("WRONG_PAYMENT_PASSWORD", value))).toBe(left);
});

test.each([
  ["PASSWORD_LOCKED", { until: "2026-11-24T05:08:00.000Z" }, Date.UTC(2026, 10, 24, 5, 8)],
  ["PASSWORD_LOCKED", { until: "soon" }, undefined],
  ["PASSWORD_LOCKED", undefined, undefined],
  ["TOO_MANY_ORDERS", { until: "2026-11-24T05:08:00.000Z" }, undefined],
])("%s with %j is locked until %s", (code, value, until) => {
  expect(lockedUntil(refused(code, value))).toBe(until);
});
