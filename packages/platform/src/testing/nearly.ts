import fc from "fast-check";

/** The keywords of schemas/platform/ that matter for generating values. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaNode | false;
  readonly items?: SchemaNode;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

const ofType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.constantFrom("", "a", "0", "<b>", "2026-11-21"),
  number: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(0, -1, 0.5, Number.MAX_SAFE_INTEGER) },
    { weight: 1, arbitrary: fc.constant(1e21) },
  ),
  integer: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER) },
    { weight: 1, arbitrary: fc.constantFrom(2 ** 53, 1e300) },
  ),
  boolean: fc.boolean(),
  array: fc.constantFrom([], [1]),
};

/** Values that match a schema except for an occasional wrong one: they reach the inside of their reader. */
export function nearly(node: SchemaNode, root: SchemaNode = node, depth = 0): fc.Arbitrary<unknown> {
  const wrong = { weight: 1, arbitrary: fc.constantFrom<unknown>(null, "", -1, [], {}, true) };
  return fc.oneof({ weight: 12, arbitrary: fitting(node, root, depth) }, wrong);
}

function fitting(node: SchemaNode, root: SchemaNode, depth: number): fc.Arbitrary<unknown> {
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
