import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./noBrandNames.ts";

const brands = { "brands/acme/brand.json": '{ "merchant": "ACM01" }', "brands/broken/brand.json": "{" };

it.each(['const a = "acme";', "const a = `acme`;", "const a = <b>acme</b>;", 'const a = "ACM01";', 'x === "broken";'])(
  "BR-006 a brand's id or merchant in shared source is found: %s",
  (text) => {
    for (const folder of ["runtime", "ui"])
      expect(run(memoryTree({ ...brands, [`packages/${folder}/src/a.tsx`]: text }))).toHaveLength(1);
  },
);

it("other words, and other packages, are not", () => {
  const files = { "packages/ui/src/a.tsx": 'const a = "acmes";', "packages/brand/src/a.ts": 'const a = "acme";' };
  expect(run(memoryTree({ ...brands, ...files }))).toEqual([]);
});
