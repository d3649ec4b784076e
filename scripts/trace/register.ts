import { registerRows } from "@livery/product/registerRows.ts";

/** One row of docs/requirements.md. */
export interface RegisterRow {
  readonly id: string;
  /** `S1` … `S12`; a constant that is complete "with its row" takes the step of that row. */
  readonly step: string;
  readonly text: string;
  /** The ids of its clauses, `RT-009a` for the one that its cells mark `(a)`; empty for a row that one test can prove. */
  readonly clauses: readonly string[];
  /** The rows that complete this one; empty for a row that has its own test. */
  readonly completedBy: readonly string[];
}

const rowId = /(?<![\w-])[A-Z]{2}-(?:[A-Z]?\d{2,3}|[A-Z])[a-z]?(?![\w-])/g;
const clauseMark = /(?<!\S)\(([a-z])\) /g;

/** The ids of requirements and clauses in a title, each once, in order. */
export function rowIdsIn(title: string): readonly string[] {
  return [...new Set(title.match(rowId))];
}

/** A title without the ids of requirements and clauses. */
export function withoutRowIds(title: string): string {
  return title.replaceAll(rowId, "").trim();
}

/** The rows that a cell like `AU-031`, `MO-008/011` or `LA rows` names. */
function rowsNamed(cell: string, known: readonly string[]): readonly string[] {
  const [, prefix] = /^([A-Z]{2}) rows$/.exec(cell) ?? [];
  if (prefix !== undefined) return known.filter((id) => id.startsWith(`${prefix}-`));
  const spelledOut = cell.replaceAll(/([A-Z]{2})-(\d{3})\/(?=\d)/g, "$1-$2 $1-");
  return rowIdsIn(spelledOut).filter((id) => known.includes(id));
}

function clausesIn(id: string, cells: readonly string[]): readonly string[] {
  const letters = cells.flatMap((cell) => [...cell.matchAll(clauseMark)].map(([, letter = ""]) => letter));
  return letters.map((letter) => id + letter);
}

/** What a title may name: clauses, and rows without clauses. All clauses together prove a row. */
export function provableIds({ id, clauses }: RegisterRow): readonly string[] {
  return clauses.length > 0 ? clauses : [id];
}

/** The later of the steps of some rows: what they complete together is complete then. */
function latestStep(steps: readonly string[]): string | undefined {
  return steps.toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1)))[0];
}

/** Every row of the register, from its Markdown. */
export function parseRegister(markdown: string): readonly RegisterRow[] {
  const rows = registerRows(markdown);
  const known = rows.map(({ id }) => id);
  const steps = new Map(rows.map(({ id, step }) => [id, step]));
  return rows.map(({ id, step, cells }) => {
    const [text = "", , third = ""] = cells;
    const completedBy = step === "with its row" ? rowsNamed(third, known) : [];
    const own = latestStep(completedBy.map((other) => steps.get(other) ?? step)) ?? step;
    return { id, step: own, text, clauses: clausesIn(id, cells), completedBy };
  });
}
