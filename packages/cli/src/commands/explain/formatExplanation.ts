import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import { quote } from "@livery/brand/text/quote.ts";
import type { Terminal } from "../../terminal.ts";
import { describeOrigin } from "./describeOrigin.ts";
import type { Changes, Explanation, ChangesUnavailable, SiteChange, TouchedChunk } from "./explanation.ts";

type Paint = Pick<Terminal, "style">;

/** Longer lists are truncated; JSON has them in full. */
const MOST = 12;

/** Everything about a key, for a terminal. */
export function formatExplanation(id: string, explanation: Explanation, terminal: Paint): string {
  const { key, title, description, readers } = explanation;
  const names = readers.map(({ name, title: fact }) => (fact === undefined ? name : `${name}: ${fact}`));
  const parts = [
    [`${terminal.style("bold", key)}  ${title}`, `  ${description}`],
    facts(explanation, id).map(([label, text]) => row(label, text, terminal)),
    [terminal.style("bold", "Read by"), ...indent(names.length === 0 ? ["nothing while a brand compiles"] : names)],
    changes(explanation.changes, terminal),
  ];
  return parts.map((lines) => lines.join("\n")).join("\n\n");
}

function facts({ value, origin, said, default: usual, kind, decides }: Explanation, id: string): [string, string][] {
  const hidden = said.filter(({ brand }) => origin.layer !== "brand" || brand !== origin.brand);
  return [
    ["value", shown(value)],
    ["from", describeOrigin(origin, id)],
    ...hidden.map(({ brand, value: other, file, line, column }): [string, string] => {
      const place = `${file}:${line}:${column}`;
      return other === null
        ? ["null", `at ${place} removes what follows`]
        : ["over", `${shown(other)} of "${brand}" at ${place}`];
    }),
    ["default", shown(usual)],
    ["valid values", kind],
    ...(decides === undefined ? [] : [["decides", decides] as [string, string]]),
  ];
}

function changes(found: Changes | ChangesUnavailable, terminal: Paint): string[] {
  if ("refused" in found) return [terminal.style("bold", "With another value"), ...indent([found.refused])];
  const { site, tokens, policy, compliance, files, screens } = found;
  const routes = screens.routes.join(", ");
  const pages = [...(screens.everywhere ? ["every page"] : []), ...(routes === "" ? [] : [routes])];
  const rows: (readonly [string, readonly string[]])[] = [
    ["site", site.map(siteChange)],
    ["tokens", tokens],
    ["headers", policy],
    ["law", compliance ? ["compliance.json differs"] : []],
    ["files", files.changed],
    ["added", files.added],
    ["removed", files.removed],
    ["visible on", pages],
    ["chunks", screens.chunks.map(chunkLine)],
  ];
  const written = rows.filter(([, lines]) => lines.length > 0);
  const head = terminal.style("bold", `With ${quote(found.with)} instead`);
  if (written.length === 0) return [head, ...indent(["nothing in the site differs"])];
  return [head, ...written.flatMap(([label, lines]) => list(label, lines, terminal))];
}

function siteChange({ key, from, to }: SiteChange): string {
  return `${key}: ${shown(from)} → ${shown(to)}`;
}

function chunkLine({ file, site, properties, pruned }: TouchedChunk): string {
  const why = [
    ...site,
    ...(properties > 0 ? [`${properties} custom ${properties === 1 ? "property" : "properties"}`] : []),
    ...(pruned ? ["in only one of the packs"] : []),
  ];
  return `${file}  ${why.join(", ")}`;
}

function list(label: string, lines: readonly string[], terminal: Paint): string[] {
  const [first = "", ...rest] = lines.slice(0, MOST);
  const more = lines.length > MOST ? [`… and ${lines.length - MOST} more`] : [];
  return [row(label, first, terminal), ...[...rest, ...more].map((line) => row("", line, terminal))];
}

function row(label: string, text: string, terminal: Paint): string {
  return `  ${terminal.style("dim", label.padEnd(8))}  ${text}`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function shown(value: JsonValue | undefined): string {
  return value === undefined ? "nothing" : quote(value);
}
