import { expect, test } from "vitest";
import { tokenName } from "./tokenName.ts";

test.each([
  { path: ["semantic", "color", "onBrand"], name: "color-on-brand" },
  { path: ["component", "btn", "shPress"], name: "btn-sh-press" },
  { path: ["color", "ink2"], name: "color-ink-2" },
  { path: ["primitive", "neutral", "bg2"], name: "primitive-neutral-bg-2" },
])("$path is written as $name", ({ path, name }) => {
  expect(tokenName(path)).toBe(name);
});
