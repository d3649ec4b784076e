import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { brandSchema } from "./brandSchema.ts";
import { formatProblem } from "./formatProblem.ts";
import { toPointer } from "./jsonPointer.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { arbitraryFamily, sourceOf } from "./testing/arbitraryFamily.ts";
import { compileSettled, compileSources } from "./testing/compileFamily.ts";
import { fuzzRuns, fuzzTime } from "@livery/theme/testing/fuzzRuns.ts";
import { placesIn } from "./testing/mutations.ts";
import { prototypeKeys } from "./testing/prototypes.ts";

vi.mock("@livery/theme/compileTheme.ts", async (original) => {
  const { memoize } = await import("./testing/memoize.ts");
  const { compileTheme } = await original<typeof import("@livery/theme/compileTheme.ts")>();
  return { compileTheme: memoize(compileTheme) };
});

/** Codes for texts that are not JSON, and for values and files that do not match the schema. */
const shape = /^LIV1[015]/;

test(
  "every config of the schema is accepted and compiles within a second, the same each time",
  { timeout: fuzzTime },
  () => {
    const before = prototypeKeys();
    const written = new Set<string>();
    fc.assert(
      fc.property(arbitraryFamily(), (first) => {
        const refused = compileSources(first.map((config) => sourceOf(config))).errors;
        expect(refused.filter(({ code }) => shape.test(code)).map(({ message }) => message)).toEqual([]);
        const { family, brands, errors } = compileSettled(first);
        expect(errors.map((problem) => formatProblem(problem, { color: false }))).toEqual([]);
        expect(brands.map(({ id }) => id)).toEqual(
          family.filter(({ abstract }) => abstract !== true).map(({ id }) => id),
        );
        const again = compileSources(family.map((config) => sourceOf(config))).brands;
        expect(JSON.stringify(again)).toBe(JSON.stringify(brands));
        for (const config of first) {
          for (const { path } of placesIn(config, brandSchema)) written.add(toPointer(path.map(ofList)));
        }
      }),
      fuzzRuns(),
    );
    expect(prototypeKeys()).toBe(before);
    // A value that no config ever set was not tested.
    const keys = Object.keys(brandSchema.properties ?? {}).filter((key) => key !== "extends");
    expect(keys.filter((key) => !written.has(`/${key}`))).toEqual([]);
    expect(written.size).toBeGreaterThan(countKeys(brandSchema) / 3);
  },
);

/** One pointer represents all entries of a list. */
function ofList(key: string | number): string | number {
  return typeof key === "number" ? 0 : key;
}

function countKeys(schema: JsonSchema): number {
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return children.reduce((sum, child) => sum + 1 + countKeys(child), 0);
}
