import type { TextLanguage } from "@livery/product/languages.ts";

type Column<Name extends string> = `${Name}_${TextLanguage}`;

/**
 * The column of a text in the visitor's language: `name` is stored as `name_ko` and `name_en`, which have the same
 * type.
 */
export function inLanguage<Name extends string, Row extends Readonly<Record<Column<Name>, unknown>>>(
  row: Row,
  name: Name,
  language: TextLanguage,
): Row[`${Name}_ko`] {
  const column: Column<Name> = `${name}_${language}`;
  return row[column] as Row[`${Name}_ko`];
}
