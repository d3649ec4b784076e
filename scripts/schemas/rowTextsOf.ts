import type { Language, RowTexts } from "./schemaSources.ts";
import { type TableRow, tables } from "./tables.ts";

/**
 * The texts of a row for operators: from schemas/tables.<language>.json, then those derived from the row itself. A row
 * without a name is called by its id.
 */
export function rowTextsOf(
  table: string,
  row: TableRow,
  texts: RowTexts,
  language: Language,
): { readonly title: string; readonly description?: string } {
  const written = texts[tables[table]?.texts ?? table]?.[row.id];
  const sentences = [written?.description, row.description?.[language]].filter((text) => text !== undefined);
  return {
    title: written?.title ?? row.title?.[language] ?? row.id,
    ...(sentences.length > 0 ? { description: sentences.join(" ") } : {}),
  };
}
