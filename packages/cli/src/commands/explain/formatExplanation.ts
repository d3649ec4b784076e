import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import { quote } from "@livery/brand/text/quote.ts";
import type { Terminal } from "../../terminal.ts";
import { describeOrigin } from "./describeOrigin.ts";
import type { TokenExplanation } from "./explainToken.ts";
import type { PartChange } from "./effect/findEffect.ts";
import type { Changes, Explanation, ChangesUnavailable, Lock, SiteChange, TouchedChunk } from "./explanation.ts";

type Paint = Pick<Terminal, "style">;

/** Longer lists are truncated; JSON has them in full. */
const MOST = 12;
const LONGEST = 120;

/** Everything about a key, for a terminal. */
export function formatExplanation(id: string, explanation: Explanation, terminal: Paint): string {
  const { key, title, description, readers } = explanation;
  const names = readers.map(({ name, title: fact }) => (fact === undefined ? name : `${name}: ${fact}`));
  const parts = [
    [`${terminal.style("bold", key)}  ${title}`, `  ${description}`],
    facts(explanation, id).map(([label, text]) => row(label, text, terminal)),
    ...overruled(explanation, id, terminal),
    [terminal.style("bold", "Read by"), ...indent(names.length === 0 ? ["nothing while a brand compiles"] : names)],
    ...(explanation.token === undefined ? [] : [tokenLines(explanation.token, id, terminal)]),
    changes(explanation.changes, terminal),
  ];
  return parts.map((lines) => lines.join("\n")).join("\n\n");
}

/** A design token, for a terminal. */
export function formatToken(id: string, explanation: TokenExplanation, terminal: Paint): string {
  return tokenLines(explanation, id, terminal).join("\n");
}

function tokenLines(explanation: TokenExplanation, id: string, terminal: Paint): string[] {
  const { token, property, description, values, sources } = explanation;
  const width = Math.max(...[...tokenModes.values()].map((label) => label.length));
  const shownIn = [...tokenModes].map(([mode, label]) => row(label.padEnd(width), shortened(values[mode]), terminal));
  const from = sources.map(({ key, origin, modes }) => {
    const some = modes.length === tokenModes.size ? "" : `, in ${modes.map((mode) => tokenModes.get(mode)).join(", ")}`;
    return `${key}  ${describeOrigin(origin, id)}${some}`;
  });
  return [
    `${terminal.style("bold", token)}  ${property}`,
    `  ${description}`,
    "",
    ...shownIn,
    "",
    ...list("from", from.length === 0 ? ["defaults alone"] : from, terminal),
  ];
}

const tokenModes: ReadonlyMap<keyof TokenExplanation["values"], string> = new Map([
  ["light", "light"],
  ["dark", "dark"],
  ["lightMore", "light (more contrast)"],
  ["darkMore", "dark (more contrast)"],
]);

/** Pictures are long texts, and nobody reads them. */
function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function facts(explanation: Explanation, id: string): [string, string][] {
  const { key, value, origin, said, default: usual, kind, decides, sent, lock } = explanation;
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
    ...(sent === undefined ? [] : [["sent in", sentIn(sent, key)] as [string, string]]),
    ...(lock === undefined ? [] : [["locked", lockText(lock, id)] as [string, string]]),
  ];
}

function sentIn(call: string, key: string): string {
  const node = key.split(".").at(-1) ?? key;
  return `${call}, as the node ${node}, which is off if a node above it is off. The platform of \`npm start\` sends this file's values.`;
}

function lockText({ pack, rule, title, because, unless }: Lock, id: string): string {
  const cause = because
    ? `, because ${because.key} is ${quote(because.value)} (${describeOrigin(because.origin, id)})`
    : "";
  const excuse = unless ? `. It does not apply with ${unless.key}: ${quote(unless.value)}` : "";
  return `by rule ${rule} of the compliance pack ${pack}, "${title}"${cause}${excuse}`;
}

/** Why the value makes no difference to visitors, and what to change. */
function overruled({ value, changes: found }: Explanation, id: string, terminal: Paint): string[][] {
  if ("refused" in found || found.effect.overruled.length === 0) return [];
  const other = `${quote(found.with)} instead of ${shown(value)}`;
  const why = found.effect.overruled.flatMap(({ by, would }) => [
    ...by.map(({ key, value: now, origin }) =>
      row("because", `${key} is ${shown(now)}  ${describeOrigin(origin, id)}`, terminal),
    ),
    row("change", by.map(({ key, needed }) => `${key} to ${quote(needed)}`).join(", and "), terminal),
    ...list("then", [`${other} changes`, ...would.map(partLine)], terminal),
  ]);
  const note = "It is off because the platform's tree has it below the other switch. Yours may not: see what it sends.";
  if (found.effect.byPlatform) why.push(row("note", note, terminal));
  return [[terminal.style("bold", `Without effect at present: visitors see no difference with ${other}`), ...why]];
}

function partLine({ part, from, to }: PartChange): string {
  return `${part}: ${from} → ${to}`;
}

function changes(found: Changes | ChangesUnavailable, terminal: Paint): string[] {
  if ("refused" in found) return [terminal.style("bold", "With another value"), ...indent([found.refused])];
  const { site, tokens, policy, compliance, effect, files, screens } = found;
  const routes = screens.routes.join(", ");
  const pages = [...(screens.everywhere ? ["every page"] : []), ...(routes === "" ? [] : [routes])];
  const rows: (readonly [string, readonly string[]])[] = [
    ["shown on", effect.shown.map(partLine)],
    ["site", site.map(siteChange)],
    ["tokens", tokens],
    ["headers", policy],
    ["law", compliance ? ["compliance.json differs"] : []],
    ["files", files.changed],
    ["added", files.added],
    ["removed", files.removed],
    ["may show", pages],
    ["in code", screens.chunks.map(chunkLine)],
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
