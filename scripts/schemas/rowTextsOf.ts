import type { Language, RowTexts } from "./schemaSources.ts";
import { type TableRow, tables } from "./tables.ts";

/**
 * What operators read of a row: what schemas/tables.<language>.json says, then what is derived from the row itself. A row
 * that nothing names is called by its id.
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
