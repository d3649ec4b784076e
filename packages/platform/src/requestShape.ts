import type { SchemaRules } from "@livery/product/schemaRules.ts";

/** The shape of a whole request; `Wire` is the type of a valid one. A platform validates by it (`readRequest.ts`). */
export interface RequestShape<Wire> extends SchemaRules {
  /** Never present: it ties the type to the shape. */
  readonly wire?: Wire;
}
