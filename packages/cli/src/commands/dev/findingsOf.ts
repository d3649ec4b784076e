import { formatFindings } from "../../formatFindings.ts";
import type { Selection } from "../../selectBrands.ts";

const plain = { style: (_style: unknown, text: string) => text, color: false };

/** What the open page shows about a brand with errors: the errors first, because only they stop the page. */
export function findingsOf(selection: Selection, id: string): string {
  if (!selection.existing.includes(id)) return `The folder of the brand ${id} was removed.`;
  if (!selection.sites.includes(id)) return `The brand ${id} is now abstract: it has no site.`;
  const { error = [], advice = [] } = Object.groupBy(selection.problems, ({ severity }) => severity);
  return formatFindings({ ...selection, problems: [...error, ...advice] }, plain);
}
