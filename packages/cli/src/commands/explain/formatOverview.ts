import { quote } from "@livery/brand/text/quote.ts";
import { plural } from "../../formatFindings.ts";
import type { Terminal } from "../../terminal.ts";
import { describeOrigin } from "./describeOrigin.ts";
import type { Leaf, Overview } from "./overview.ts";

type Paint = Pick<Terminal, "style">;

/** A brand at a glance, for a terminal. */
export function formatOverview(id: string, overview: Overview, terminal: Paint): string {
  const { abstract, parents, own, inherited, law, pending, defaults } = overview;
  const chain = parents.length === 0 ? "extends no other brand" : `extends ${parents.join(", which extends ")}`;
  const head = `${terminal.style("bold", id)}  ${abstract ? "abstract, " : ""}${chain}`;
  const sections = [
    section("Set by the brand", own, id, terminal),
    section("Inherited", inherited, id, terminal),
    section("Changed by compliance packs", law, id, terminal),
    pendingSection(pending, terminal),
  ];
  const rest = `${plural(defaults, "key")} ${defaults === 1 ? "has its" : "have their"} default. \`livery explain ${id} <key>\` explains any of them.`;
  return [head, ...sections.filter((text) => text !== ""), rest].join("\n\n");
}

/** Keys with their values, one per line. */
export function formatLeaves(id: string, leaves: readonly Leaf[], terminal: Paint): string {
  return lines(leaves, id, terminal).join("\n");
}

function section(title: string, leaves: readonly Leaf[], id: string, terminal: Paint): string {
  return leaves.length === 0 ? "" : [terminal.style("bold", title), ...lines(leaves, id, terminal)].join("\n");
}

function pendingSection(pending: Overview["pending"], terminal: Paint): string {
  const rules = pending.map(({ rule, title, state, from, until }) => {
    const when = state === "future" ? `from ${from}` : `until ${until}`;
    return `  ${rule.padEnd(6)}  ${title}  ${terminal.style("dim", when)}`;
  });
  return rules.length === 0 ? "" : [terminal.style("bold", "Rules not in force"), ...rules].join("\n");
}

function lines(leaves: readonly Leaf[], id: string, terminal: Paint): string[] {
  const width = Math.max(...leaves.map(({ key }) => key.length));
  return leaves.map(({ key, value, origin }) => {
    const shown = value === undefined ? terminal.style("dim", "nothing") : quote(value);
    return `  ${key.padEnd(width)}  ${shown}  ${terminal.style("dim", describeOrigin(origin, id))}`;
  });
}
