import { displayWidth, visibleText } from "./visibleText.ts";

interface Mark {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

const WINDOW = 100;
const LEAD = 40;

/**
 * The marked line with its neighbours, numbered, with carets below the marked stretch. Long lines are cut around it.
 */
export function codeFrame(lineAt: (number: number) => string | undefined, mark: Mark): string {
  const start = mark.column > WINDOW ? mark.column - LEAD : 0;
  const gutter = String(mark.line + 1).length;
  const rows: string[] = [];
  for (const number of [mark.line - 1, mark.line, mark.line + 1]) {
    const line = number < 1 ? undefined : lineAt(number);
    if (line === undefined || (number > mark.line && line.trim() === "")) continue;
    const pointer = number === mark.line ? ">" : " ";
    rows.push(`${pointer} ${String(number).padStart(gutter)} | ${cut(line, start)}`.trimEnd());
    if (number === mark.line) rows.push(`  ${" ".repeat(gutter)} | ${carets(line, start, mark)}`);
  }
  return rows.join("\n");
}

function cut(line: string, start: number): string {
  const head = start > 0 ? "…" : "";
  const tail = line.length > start + WINDOW ? "…" : "";
  return head + visibleText(line.slice(start, start + WINDOW)) + tail;
}

function carets(line: string, start: number, { column, length }: Mark): string {
  const before = (start > 0 ? 1 : 0) + displayWidth(visibleText(line.slice(start, column - 1)));
  const marked = line.slice(column - 1, Math.min(column - 1 + length, start + WINDOW));
  return " ".repeat(before) + "^".repeat(Math.max(1, displayWidth(visibleText(marked))));
}
