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
  /** A description of the value, so that nobody has to read the pattern. */
  readonly "x-expected"?: string;
  /** `never`: the value identifies one brand, so other brands do not inherit it. */
  readonly "x-inherit"?: "never";
  /** For a switch: who controls it (BR-037). */
  readonly "x-override"?: "build" | "server-off-only" | "server";
  /** The table that provides the values or keys. */
  readonly "x-from"?: string;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}
