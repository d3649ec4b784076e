/** The part of JSON Schema 2020-12 that our schemas use, with our own annotations (`x-…`). */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  readonly enum?: readonly string[];
  /** What each value of `enum` means, for editors and the reference. */
  readonly enumDescriptions?: readonly string[];
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly minProperties?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** What a value looks like, in words, where a pattern alone would have to be read. */
  readonly "x-expected"?: string;
  /** `never`: the value identifies one brand, so no brand takes it from another. */
  readonly "x-inherit"?: "never";
  /** Of a switch: who decides over it (BR-037). */
  readonly "x-override"?: "build" | "server-off-only" | "server";
  /** The table that the values or keys come from. */
  readonly "x-from"?: string;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}
