import { expect, test } from "vitest";
import { isActive } from "./isActive.ts";

test.each([
  { path: "/rng", pathname: "/rng", present: true },
  { path: "/rng", pathname: "/rng/", present: true },
  { path: "/promotions", pathname: "/promoDetail", present: true },
  { path: "/down", pathname: "/download", present: true },
  { path: "/index", pathname: "/", present: false },
  { path: "/rng", pathname: "/rngs", present: false },
] as const)("on $pathname the entry of $path is the present one: $present", ({ path, pathname, present }) => {
  expect(isActive(path, pathname)).toBe(present);
});
