import { rowTextsOf } from "./rowTextsOf.ts";
import type { Language, SchemaSources } from "./schemaSources.ts";
import type { FlatSchema, SourceSchema } from "./sourceSchema.ts";
import { type TableRow, rowsOf } from "./tables.ts";

/**
 * Resolves the references of a hand-written schema and inserts the rows of the product tables, with the texts of one
 * language. The result has no `$ref`, because editors do not follow those across files they do not trust.
 */
export function flattenSchema(file: string, sources: SchemaSources, language: Language = "en"): FlatSchema {
  const flattener = new Flattener(sources, language);
  return flattener.flatten(flattener.read(file, ""), file);
}

class Flattener {
  readonly #sources: SchemaSources;
  readonly #language: Language;

  constructor(sources: SchemaSources, language: Language) {
    this.#sources = sources;
    this.#language = language;
  }

  read(file: string, pointer: string): SourceSchema {
    let value: unknown = this.#sources.parts.get(file);
    for (const key of pointer.split("/").slice(1)) value = (value as Record<string, unknown> | undefined)?.[key];
    if (typeof value !== "object" || value === null) throw new Error(`schemas/${file}#${pointer} does not exist.`);
    return value;
  }

  flatten(source: SourceSchema, file: string): FlatSchema {
    const { $schema, $id, $comment, $ref, $defs, properties, items, "x-ko": korean, ...own } = source;
    const { "x-each": each, "x-default-from": defaultFrom, ...rest } = own;
    const table = rest["x-from"];
    return {
      ...($ref === undefined ? {} : this.#follow($ref, file)),
      ...rest,
      ...(this.#language === "ko" ? korean : {}),
      ...(defaultFrom === undefined ? {} : { default: rowsOf(defaultFrom).map((row) => row.entry ?? row.id) }),
      ...(table !== undefined && !each ? this.#valuesOf(table, source) : {}),
      ...(table !== undefined && each ? { properties: this.#propertiesOf(table, each, file) } : {}),
      ...(properties ? { properties: mapValues(properties, (value) => this.flatten(value, file)) } : {}),
      ...(items ? { items: this.flatten(items, file) } : {}),
    };
  }

  #follow($ref: string, file: string): FlatSchema {
    const [name = "", pointer = ""] = $ref.split("#");
    const target = name === "" ? file : name;
    return this.flatten(this.read(target, pointer), target);
  }

  /** The ids of a table as values. Numbers become a range, whose description lists them at `{rows}`. */
  #valuesOf(table: string, source: SourceSchema): FlatSchema {
    const rows = rowsOf(table);
    const texts = rows.map((row) => this.#textsOf(table, row));
    if (source.type === "integer") {
      const ids = rows.map(({ id }) => Number(id));
      const list = rows.map(({ id }, index) => `${id} ${texts[index]?.title ?? ""}`).join(" · ");
      const { description = "" } = this.#language === "ko" ? (source["x-ko"] ?? {}) : source;
      return {
        minimum: Math.min(...ids),
        maximum: Math.max(...ids),
        description: description.replace("{rows}", list),
      };
    }
    return {
      enum: rows.map(({ id }) => id),
      enumDescriptions: texts.map(({ title, description }) =>
        description === undefined ? title : `${title}: ${description}`,
      ),
    };
  }

  #propertiesOf(table: string, each: SourceSchema, file: string): Record<string, FlatSchema> {
    return Object.fromEntries(
      rowsOf(table).map((row) => {
        const texts = this.#textsOf(table, row);
        const title = JSON.stringify(texts.title).slice(1, -1);
        const filled = JSON.parse(JSON.stringify(each).replaceAll("{title}", title)) as SourceSchema;
        return [row.id, this.flatten({ ...texts, ...filled, ...row.schema }, file)];
      }),
    );
  }

  #textsOf(table: string, row: TableRow): { readonly title: string; readonly description?: string } {
    return rowTextsOf(table, row, this.#sources.rowTexts[this.#language], this.#language);
  }
}

function mapValues<From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
