import { rowTextsOf } from "./rowTextsOf.ts";
import type { Language, SchemaSources } from "./schemaSources.ts";
import type { SourceSchema, Texts } from "./sourceSchema.ts";
import { tables } from "./tables.ts";

const kinds = ["title", "description", "x-expected"] as const satisfies readonly (keyof Texts)[];

/**
 * Every text that exists in only one language, or belongs to nothing, as one sentence each: every key and every row of
 * a table must have the same texts in Korean and in English (BR-059).
 */
export function findTextProblems(sources: SchemaSources): readonly string[] {
  const keys = [...sources.parts].flatMap(([file, schema]) => keyProblems(schema, `schemas/${file}#`));
  return [...keys, ...rowProblems(sources)];
}

function keyProblems(source: SourceSchema, place: string): readonly string[] {
  const { properties = {}, $defs = {}, items, "x-each": each, "x-ko": korean = {} } = source;
  const own = kinds.flatMap((kind) => {
    if (source[kind] !== undefined && !korean[kind]) return [`${place} has no Korean ${kind}: add x-ko.${kind}.`];
    if (source[kind] === undefined && korean[kind] !== undefined) {
      return [`${place} has a Korean ${kind} and no English one: add it, or remove x-ko.${kind}.`];
    }
    return [];
  });
  const below = Object.entries(properties).flatMap(([key, child]) => keyProblems(child, `${place}/properties/${key}`));
  const parts = Object.entries($defs).flatMap(([name, child]) => keyProblems(child, `${place}/$defs/${name}`));
  return [
    ...own,
    ...below,
    ...parts,
    ...(items ? keyProblems(items, `${place}/items`) : []),
    ...(each ? keyProblems(each, `${place}/x-each`) : []),
  ];
}

function rowProblems({ rowTexts }: SchemaSources): readonly string[] {
  const missing = Object.entries(tables).flatMap(([table, { rows, texts = table }]) =>
    rows.flatMap((row) => {
      const en = rowTextsOf(table, row, rowTexts.en, "en");
      const ko = rowTextsOf(table, row, rowTexts.ko, "ko");
      const titled = (language: Language): boolean =>
        Boolean(rowTexts[language][texts]?.[row.id]?.title ?? row.title?.[language]);
      return [
        ...(titled("en") ? [] : [`${placeOf("en")}: the row ${row.id} of ${texts} has no title.`]),
        ...(titled("ko") ? [] : [`${placeOf("ko")}: the row ${row.id} of ${texts} has no title.`]),
        ...(en.description && !ko.description
          ? [`${placeOf("ko")}: the row ${row.id} of ${texts} has no description.`]
          : []),
        ...(ko.description && !en.description
          ? [`${placeOf("en")}: the row ${row.id} of ${texts} has no description.`]
          : []),
      ];
    }),
  );
  return [...new Set(missing), ...leftOver(rowTexts, "en"), ...leftOver(rowTexts, "ko")];
}

function leftOver(rowTexts: SchemaSources["rowTexts"], language: Language): readonly string[] {
  return Object.entries(rowTexts[language]).flatMap(([table, rows]) => {
    const ids = tables[table]?.rows.map(({ id }) => id) ?? [];
    const unknown = Object.keys(rows).filter((id) => !ids.includes(id));
    return unknown.map((id) => `${placeOf(language)}: there is no row ${id} in ${table}: remove it.`);
  });
}

function placeOf(language: Language): string {
  return `schemas/tables.${language}.json`;
}
