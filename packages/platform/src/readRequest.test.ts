import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCalls, liveCalls } from "./allCalls.gen.ts";
import { readRequest } from "./readRequest.ts";
import type { RequestShape } from "./requestShape.ts";
import { requestShapes } from "./requestShapes.gen.ts";
import { fuzzRuns, fuzzSeed } from "./testing/fuzzRuns.ts";
import { nearly } from "./testing/nearly.ts";

const transfer: RequestShape<unknown> = {
  type: "object",
  required: ["amount", "to"],
  properties: {
    amount: { type: "integer", minimum: 1, maximum: 1000 },
    to: { type: "string", minLength: 1, maxLength: 4 },
    kind: { type: "string", enum: ["UP", "DOWN"] },
    day: { type: "string", pattern: "^\\d{4}$" },
    terms: { type: "object", required: ["rate"], properties: { rate: { type: "number", minimum: 0 } } },
    way: { type: "array", maxItems: 2, items: { type: "integer" } },
    only: { type: "boolean" },
  },
};

const good = { amount: 5, to: "MAIN" };

describe("a call's request", () => {
  it("passes with its named fields only", () => {
    const sent = { ...good, terms: { rate: 0.5, more: 1 }, way: [1, 2], only: false, isAdmin: true, kind: null };
    const read = { ...good, terms: { rate: 0.5 }, way: [1, 2], only: false };
    expect(readRequest(transfer, sent)).toEqual({ ok: true, value: read });
  });

  it.each([
    [null, "", "type"],
    [[], "", "type"],
    [{ to: "MAIN" }, "amount", "required"],
    [{ ...good, to: "" }, "to", "required"],
    [{ ...good, amount: "5" }, "amount", "type"],
    [{ ...good, amount: 0.5 }, "amount", "type"],
    [{ ...good, amount: 2 ** 53 }, "amount", "type"],
    [{ ...good, amount: 0 }, "amount", "range"],
    [{ ...good, amount: 1001 }, "amount", "range"],
    [{ ...good, to: "A2345" }, "to", "length"],
    [{ ...good, kind: "SIDE" }, "kind", "choice"],
    [{ ...good, day: "20261" }, "day", "pattern"],
    [{ ...good, terms: {} }, "terms.rate", "required"],
    [{ ...good, way: [1, 2, 3] }, "way", "length"],
    [{ ...good, way: [1, "2"] }, "way.1", "type"],
  ])("is rejected with its first invalid field: %j → %s %s", (sent, field, rule) => {
    expect(readRequest(transfer, sent)).toEqual({ ok: false, field, rule });
  });

  it("counts code points, as JSON Schema does", () => {
    expect(readRequest(transfer, { ...good, to: "👍👍👍👍" })).toMatchObject({ ok: true });
    expect(readRequest(transfer, { ...good, to: "👍👍👍👍👍" })).toMatchObject({ field: "to", rule: "length" });
  });

  it("is parsed from the texts of a query or a form, in which an empty text counts as absent", () => {
    const sent = { amount: "5", to: "MAIN", only: "true", kind: "", day: "2026" };
    const value = { amount: 5, to: "MAIN", only: true, day: "2026" };
    expect(readRequest(transfer, sent, { texts: true })).toEqual({ ok: true, value });
    for (const amount of ["", "1e3", " 5", "0x5", "5".repeat(20), "NaN"])
      expect(readRequest(transfer, { ...sent, amount }, { texts: true })).toMatchObject({ ok: false, field: "amount" });
  });
});

const ajv = new Ajv2020({ strict: true, strictRequired: false });
const runs = fuzzRuns(2000);
const anything = fc.sample(fc.jsonValue(), { numRuns: runs, seed: fuzzSeed(1) });

it.each(Object.entries(requestShapes) as [string, RequestShape<unknown>][])(
  "the request of %s is validated as by JSON Schema, without throwing",
  (_, shape) => {
    const fits = ajv.compile(shape);
    const near = fc.sample(nearly(shape), { numRuns: Math.ceil(runs * 0.075), seed: fuzzSeed(1) + 1 });
    const wrong = [...anything, ...near].filter((value) => {
      const read = readRequest(shape, value);
      // Two differences are intended: null counts as absent, and unsafe integers are not numbers.
      return read.ok ? !fits(read.value) : fits(value) && !hasUnsafe(value);
    });
    expect(wrong).toEqual([]);
  },
);

function hasUnsafe(value: unknown): boolean {
  if (typeof value === "number") return !Number.isSafeInteger(value) && Number.isInteger(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasUnsafe);
}

it("every live call with a request has a shape", () => {
  const taking = Object.values(liveCalls).filter(({ encode }) => encode.length > 0);
  expect(taking.filter(({ id }) => !(id in requestShapes))).toEqual([]);
  const ids = allCalls.map(({ id }) => id);
  expect(Object.keys(requestShapes).filter((id) => !ids.includes(id))).toEqual([]);
});
