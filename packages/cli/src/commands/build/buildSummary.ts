import type { Problem } from "@livery/brand/problem.ts";
import type { PackResult } from "@livery/pack/packBrands.ts";
import { plural } from "../../formatFindings.ts";
import type { Selection } from "../../selectBrands.ts";
import { escapeHtml } from "@livery/pack/render/escapeHtml.ts";
import { reasonText } from "./reasonText.ts";

const headings = ["Brand", "Result", "Files", "Size", "Why", "Problems"] as const;

type Row = Readonly<Record<(typeof headings)[number], string>>;

/** A page about a build, for people who review a change: what each brand became, why, and what was found in its config. */
export interface BuildSummary {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Each problem on a line of its own: what kept brands from being packed comes first. */
  readonly problems: readonly string[];
}

/** What a summary says about the packing. */
type Packing = Pick<PackResult, "packed" | "failed">;

export function buildSummary(selection: Selection, result: Packing): BuildSummary {
  const { ids, problems } = selection;
  const fresh = result.packed.filter(({ reasons }) => reasons.length > 0).length;
  const unchanged = result.packed.length - fresh;
  return {
    title: `${plural(fresh, "brand")} packed, ${unchanged} unchanged, ${ids.length - fresh - unchanged} not packed`,
    rows: firstThose(
      ids.map((id) => rowOf(id, selection, result)),
      (row) => row.Result === "not packed",
    ),
    problems: firstThose(problems, ({ severity }) => severity === "error").map(
      ({ severity, file, line, column, code, message }) => `${file}:${line}:${column} ${severity} ${code}: ${message}`,
    ),
  };
}

function firstThose<Item>(items: readonly Item[], isUrgent: (item: Item) => boolean): readonly Item[] {
  return [...items.filter(isUrgent), ...items.filter((item) => !isUrgent(item))];
}

function rowOf(id: string, selection: Selection, result: Packing): Row {
  const pack = result.packed.find((brand) => brand.id === id);
  const size = pack?.size;
  const failure = result.failed.find((brand) => brand.id === id)?.message;
  return {
    Brand: id,
    Result: pack ? (pack.reasons.length > 0 ? "packed" : "unchanged") : "not packed",
    Files: size ? String(size.files) : "",
    Size: size ? `${(size.bytes / 1_000_000).toFixed(2)} MB` : "",
    Why: pack ? reasonText(pack, selection) : (failure ?? ""),
    Problems: problemCounts(selection.problemsOf(id)),
  };
}

function problemCounts(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const advice = problems.length - errors;
  return [
    ...(errors > 0 ? [plural(errors, "error")] : []),
    ...(advice > 0 ? [plural(advice, "piece of advice", "pieces of advice")] : []),
  ].join(", ");
}

/** As Markdown, which the summary of a GitHub job shows. */
export function summaryMarkdown({ title, rows, problems }: BuildSummary): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(" | ")} |`;
  const table = [line(headings), `|${" --- |".repeat(headings.length)}`, ...rows.map((row) => line(cellsOf(row)))];
  return [
    `## ${title}`,
    ...(rows.length > 0 ? [table.join("\n")] : []),
    ...(problems.length > 0 ? [problems.map((problem) => `- ${markdownText(problem)}`).join("\n")] : []),
    "",
  ].join("\n\n");
}

/** As a page of its own. */
export function summaryHtml({ title, rows, problems }: BuildSummary): string {
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("")}</tr>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}td,th{padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top}div{overflow-x:auto}</style>
<h1>${escapeHtml(title)}</h1>
<div><table>
<thead>${cells("th", headings)}</thead>
<tbody>
${rows.map((row) => cells("td", cellsOf(row))).join("\n")}
</tbody>
</table></div>
${problems.length === 0 ? "" : `<h2>Problems</h2>\n<ul>\n${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join("\n")}\n</ul>\n`}</html>
`;
}

const cellsOf = (row: Row) => headings.map((heading) => row[heading]);

/** Text of a config, which must not become markup. */
function markdownText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#!&]/g, String.raw`\$&`).replaceAll(/\s+/g, " ");
}
