/** The keywords of JSON Schema that decide in our schemas. `npm run gen` refuses a schema for requests with another one. */
export interface SchemaRules {
  readonly type?: "string" | "integer" | "number" | "boolean" | "object" | "array";
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaRules>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly minProperties?: number;
  readonly items?: SchemaRules;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Without flags. */
  readonly pattern?: string;
  /** Decides nothing: it marks a file, which no JSON contains, and `maxLength` is then its size in bytes. */
  readonly contentMediaType?: string;
}
