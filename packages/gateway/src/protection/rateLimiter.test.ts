import { expect, it } from "vitest";
import { addressGroup } from "./addressGroup.ts";
import { standardLimits } from "./limits.ts";
import { createRateLimiter } from "./rateLimiter.ts";

const MINUTE = 60_000;

function limiter() {
  const clock = { now: Date.UTC(2026, 10, 21) };
  const limits = { ...standardLimits, account: { burst: 3, perMinute: 2 }, login: { burst: 1, perMinute: 1 / 5 } };
  return { clock, ...createRateLimiter(limits, () => clock.now) };
}

it("allows its burst at once, then its rate per minute, and returns how long to wait", () => {
  const { clock, take } = limiter();
  expect([1, 2, 3].map(() => take("account", "a"))).toEqual([0, 0, 0]);
  expect(take("account", "a")).toBe(MINUTE / 2);
  clock.now += MINUTE / 2 - 1;
  expect(take("account", "a")).toBe(1);
  clock.now += 1;
  expect(take("account", "a")).toBe(0);
  expect(take("account", "a")).toBe(MINUTE / 2);
  clock.now += 10 * MINUTE;
  expect([1, 2, 3, 4].map(() => take("account", "a") > 0)).toEqual([false, false, false, true]);
});

it("ignores rejected requests, keeps subjects and limits apart, and resets when the clock goes back", () => {
  const { clock, take } = limiter();
  expect(take("login", "a")).toBe(0);
  for (let tries = 0; tries < 100; tries += 1) expect(take("login", "a")).toBe(5 * MINUTE);
  expect(take("login", "b")).toBe(0);
  expect(take("account", "a")).toBe(0);
  clock.now += 5 * MINUTE;
  expect(take("login", "a")).toBe(0);
  clock.now -= 60 * MINUTE;
  expect(take("login", "a")).toBe(0);
});

it("remembers a limited number of subjects and drops the least recently used", () => {
  const { take } = limiter();
  take("login", "first");
  for (let count = 0; count < 50_000; count += 1) take("login", `n${count}`);
  expect(take("login", "n49999")).toBeGreaterThan(0);
  expect(take("login", "first")).toBe(0);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the address %s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
