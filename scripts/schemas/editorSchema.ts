import type { FlatSchema } from "./sourceSchema.ts";

/** JSON Schema for editors; it has keywords that our own schemas do not use. */
type EditorSchema = Readonly<Record<string, unknown>>;

/**
 * The schema for editors. A brand that extends another writes only what differs: any key may be null except required
 * ones and those that are never inherited, and required values may come from the other brand.
 */
export function editorSchema(brand: FlatSchema): EditorSchema {
  const { required = [], ...rest } = brand;
  const withoutSite = ["merchant"];
  return {
    ...editorNode(rest),
    required: required.filter((key) => key === "id"),
    allOf: [
      {
        if: { properties: { abstract: { const: true } }, required: ["abstract"] },
        else: { required: required.filter((key) => withoutSite.includes(key)) },
      },
      {
        if: { required: ["extends"] },
        else: requirements({ ...brand, required: required.filter((key) => !withoutSite.includes(key)) }),
      },
    ],
  };
}

function editorNode(schema: FlatSchema, nullable = false): EditorSchema {
  const { properties, items, required, "x-type": _, ...rest } = schema;
  return {
    ...rest,
    ...(nullable ? orNull(rest) : {}),
    ...(properties ? { properties: editorProperties(schema) } : {}),
    // An entry of a list is complete or absent: nothing in it is inherited.
    ...(items ? { items: wholeNode(items) } : {}),
  };
}

function editorProperties({ properties = {}, required = [] }: FlatSchema): EditorSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([key, child]) => [
      key,
      editorNode(child, !required.includes(key) && child["x-inherit"] !== "never"),
    ]),
  );
}

function wholeNode({ properties, items, "x-type": _, ...rest }: FlatSchema): EditorSchema {
  const children = Object.entries(properties ?? {}).map(([key, child]) => [key, wholeNode(child)]);
  return {
    ...rest,
    ...(properties ? { properties: Object.fromEntries(children) } : {}),
    ...(items ? { items: wholeNode(items) } : {}),
  };
}

function orNull({ type, enum: values, enumDescriptions }: FlatSchema): EditorSchema {
  return {
    ...(type === undefined ? {} : { type: [type, "null"] }),
    ...(values === undefined ? {} : { enum: [...values, null] }),
    ...(enumDescriptions === undefined ? {} : { enumDescriptions: [...enumDescriptions, ""] }),
  };
}

/** The keys that must be there, at every depth outside lists, and nothing else. */
function requirements({ required = [], properties = {} }: FlatSchema): EditorSchema {
  const below = Object.entries(properties)
    .map(([key, child]) => [key, requirements(child)] as const)
    .filter(([, child]) => Object.keys(child).length > 0);
  return {
    ...(required.length > 0 ? { required } : {}),
    ...(below.length > 0 ? { properties: Object.fromEntries(below) } : {}),
  };
}
