import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import { type Shape, fit } from "./shape.ts";
import { fuzzRuns, fuzzSeed } from "./testing/fuzzRuns.ts";
import { nearly } from "./testing/nearly.ts";

// Every decoder gets two thousand random values, and some hundred nearly valid ones, which reach its inside. `npm run
// fuzz` tries far more of both.

const runs = fuzzRuns(2000);
const nearRuns = Math.ceil(runs * 0.075);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

const loaded = allCalls.map(async (call) => {
  const { shape } = (await import(`./decoders/${call.id}.gen.js`)) as { shape: Shape<unknown> };
  return { call, shape, fits: ajv.compile(exact(shape)) };
});

/** A shape whose numbers are those that JavaScript counts exactly. */
function exact(shape: Shape<unknown>): object {
  const limits = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  return JSON.parse(JSON.stringify(shape), (key, node: { readonly type?: unknown }) =>
    key !== "properties" && [node.type].flat().some((type) => type === "integer" || type === "number")
      ? { ...node, ...limits }
      : node,
  ) as object;
}

const decoders = await Promise.all(loaded);

const anything = fc.sample(fc.jsonValue(), { numRuns: runs, seed: fuzzSeed(1) });

describe.each(decoders)("the decoder of $call.id", ({ call, shape, fits }) => {
  const values = [...anything, ...fc.sample(nearly(shape), { numRuns: nearRuns, seed: fuzzSeed(1) + 1 })];

  it("accepts any JSON value and never throws", () => {
    const decoded = values.map((value) => call.decode(value));
    expect(decoded.filter((one) => !one.ok && !/^(\/.*)?$/s.test(one.path))).toEqual([]);
    expect(decoded.filter(({ ok }) => ok).length).toBeGreaterThan(10);
  });

  it("agrees with JSON Schema: valid values pass completely, and what passes is valid", () => {
    const wrong = values.filter((value) => {
      const fitted = fit(shape, value);
      if (!fitted.ok) return fits(value);
      return !fits(fitted.value) || (fits(value) && fitted.dropped > 0);
    });
    expect(wrong).toEqual([]);
  });
});
