import type { JsonSchema } from "@livery/brand/jsonSchema.ts";

/** What people read of a key. */
export interface Texts {
  readonly title?: string;
  readonly description?: string;
  /** A description of a value. */
  readonly "x-expected"?: string;
}

/** A hand-written schema in schemas/: with references and with places for the rows of a table. */
export interface SourceSchema extends Omit<JsonSchema, "properties" | "items"> {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $comment?: string;
  /** `file#/pointer`, inlined; keywords next to it take precedence. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, SourceSchema>>;
  readonly properties?: Readonly<Record<string, SourceSchema>>;
  readonly items?: SourceSchema;
  /** The Korean texts next to it. */
  readonly "x-ko"?: Texts;
  /** With `x-from`: the schema of one key; the keys are the ids of the table. `{title}` becomes the row's title. */
  readonly "x-each"?: SourceSchema;
  /** The default is the list of all rows of this table. */
  readonly "x-default-from"?: string;
  /** Name of the interface that the types give this object. */
  readonly "x-type"?: string;
}

/** A schema without references, in one language: tables and parts are in place. */
export interface FlatSchema extends Omit<JsonSchema, "properties" | "items"> {
  readonly properties?: Readonly<Record<string, FlatSchema>>;
  readonly items?: FlatSchema;
  readonly "x-type"?: string;
}
