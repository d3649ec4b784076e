import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/root.ts";

it("a unit test that reads brands/ fails with a hint how to name such a test", async () => {
  expect(() => readFileSync(join(root, "brands/any/brand.json"))).toThrow("are named X.brands.test.ts");
  await expect(async () => readdir(join(root, "brands"))).rejects.toThrow("are named X.brands.test.ts");
});

it("everything else can be read", () => {
  expect(readFileSync(join(root, "package.json"), "utf8")).toContain('"livery"');
});
