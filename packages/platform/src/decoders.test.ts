import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import { type Shape, fit } from "./shape.ts";

// Every decoder meets two thousand values of any kind, and some hundred that are nearly right: those reach its inside.

interface Node extends Shape<unknown> {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node;
  readonly items?: Node;
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

const loaded = allCalls.map(async (call) => {
  const { shape } = (await import(`./decoders/${call.id}.gen.js`)) as { shape: Node };
  return { call, shape, fits: ajv.compile(shape) };
});
const decoders = await Promise.all(loaded);

const anything = fc.sample(fc.jsonValue(), { numRuns: 2000, seed: 1 });

const ofType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.constantFrom("", "a", "0", "<b>"),
  number: fc.constantFrom(0, -1, 0.5, 1e21),
  integer: fc.constantFrom(0, 1, -1, 2 ** 53),
  boolean: fc.boolean(),
  array: fc.constantFrom([], [1]),
};

/** Values that fit a shape, but for a wrong one here and there. */
function nearly(node: Node, root: Node, depth = 0): fc.Arbitrary<unknown> {
  const wrong = { weight: 1, arbitrary: fc.constantFrom<unknown>(null, "", -1, [], {}, true) };
  return fc.oneof({ weight: 12, arbitrary: fitting(node, root, depth) }, wrong);
}

function fitting(node: Node, root: Node, depth: number): fc.Arbitrary<unknown> {
  if (depth > 8) return fc.constant({});
  if (node.$ref !== undefined) return nearly(root.$defs?.[node.$ref.replace("#/$defs/", "")] ?? {}, root, depth);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.items) return fc.array(nearly(node.items, root, depth + 1), { maxLength: 3 });
  if (node.additionalProperties)
    return fc.dictionary(fc.constantFrom("a", "b", "__proto__"), nearly(node.additionalProperties, root, depth + 1));
  if (node.properties) {
    const entries = Object.entries(node.properties).map(([key, child]) => [key, nearly(child, root, depth + 1)]);
    const fields = Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>;
    const whole = fc.record(fields, { requiredKeys: [...(node.required ?? [])] });
    return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) });
  }
  return fc.oneof(...[node.type ?? "string"].flat().map((name) => ofType[name] ?? fc.constant({})));
}

describe.each(decoders)("the decoder of $call.id", ({ call, shape, fits }) => {
  const values = [...anything, ...fc.sample(nearly(shape, shape), { numRuns: 150, seed: 2 })];

  it("takes any JSON value and never throws", () => {
    const decoded = values.map((value) => call.decode(value));
    expect(decoded.filter((one) => !one.ok && !/^(\/.*)?$/s.test(one.path))).toEqual([]);
    expect(decoded.filter(({ ok }) => ok).length).toBeGreaterThan(10);
  });

  it("reads its schema as JSON Schema does: what fits is let through whole, and what is let through fits", () => {
    const wrong = values.filter((value) => {
      const fitted = fit(shape, value);
      if (!fitted.ok) return fits(value);
      return !fits(fitted.value) || (fits(value) && fitted.dropped > 0);
    });
    expect(wrong).toEqual([]);
  });
});
