import { expect, test } from "vitest";
import { isActive } from "./isActive.ts";

test.each([
  { path: "/rng", pathname: "/rng", active: true },
  { path: "/rng", pathname: "/rng/", active: true },
  { path: "/promotions", pathname: "/promoDetail", active: true },
  { path: "/down", pathname: "/download", active: true },
  { path: "/index", pathname: "/", active: false },
  { path: "/rng", pathname: "/rngs", active: false },
] as const)("on $pathname the entry of $path is active: $active", ({ path, pathname, active }) => {
  expect(isActive(path, pathname)).toBe(active);
});
