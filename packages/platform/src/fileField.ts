import type { SchemaRules } from "@livery/product/schemaRules.ts";

/** The field of a request whose values are files. They are parts of a multipart body and not of its JSON. */
export interface FileField {
  readonly name: string;
  readonly isNeeded: boolean;
  /** The most files at once. */
  readonly most: number;
  /** The size of the largest file, in bytes. */
  readonly largest: number;
}

/** A call's file field, by its request's schema: a text with a `contentMediaType`, or a list of them. */
export function fileFieldOf({ properties = {}, required = [] }: SchemaRules): FileField | undefined {
  for (const [name, rules] of Object.entries(properties)) {
    const { contentMediaType, maxLength = 0 } = rules.items ?? rules;
    if (contentMediaType === undefined) continue;
    const most = rules.items ? (rules.maxItems ?? 0) : 1;
    return { name, isNeeded: required.includes(name), most, largest: maxLength };
  }
  return undefined;
}

/** A schema without its file field: that of the JSON. */
export function withoutFiles<Rules extends SchemaRules>(rules: Rules): Rules {
  const file = fileFieldOf(rules);
  if (file === undefined) return rules;
  const { [file.name]: _, ...properties } = rules.properties ?? {};
  return { ...rules, properties, required: (rules.required ?? []).filter((name) => name !== file.name) };
}
