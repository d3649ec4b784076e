/** A row of docs/requirements.md. */
export interface RegisterRow {
  /** `BR-001`, `VF-P05`, `AP-A` … */
  readonly id: string;
  /** `S1` … `S12`, or `with its row`. */
  readonly step: string;
  /** The cells after the first, as Markdown with `\|` unescaped. */
  readonly cells: readonly string[];
}

const firstCell = /^([A-Z]{2}-[A-Z0-9]+) · (S\d+|with its row)$/;

/** The rows of all tables of docs/requirements.md, from its Markdown, in order. */
export function registerRows(markdown: string): readonly RegisterRow[] {
  return markdown.split("\n").flatMap((line) => {
    if (!line.startsWith("| ")) return [];
    const [, first = "", ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
    const [, id = "", step = ""] = firstCell.exec(first) ?? [];
    return id === "" ? [] : [{ id, step, cells: cells.slice(0, -1) }];
  });
}

/** The decision after an open choice: `**[OPEN]** → GET` means GET, and so does `GET **[OPEN]**`. */
export function decisionOf(cell: string): string {
  return (cell.split("→").at(-1) ?? "").replaceAll("**[OPEN]**", "").trim();
}
