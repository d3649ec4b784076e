import type { BrandCompliance } from "@livery/brand/compliance/brandCompliance.ts";
import { fromPointer } from "@livery/brand/jsonPointer.ts";
import { plural } from "../../formatFindings.ts";

/** The compliance facts in `livery build --json`; `compliance.json` in the pack has the details. */
export function complianceFacts({ packs, rules }: BrandCompliance): object {
  return {
    packs: packs.map(({ id }) => id),
    rules: rules.map(({ id }) => id),
    changed: rules.flatMap(({ id, changed }) => changed.map((change) => ({ rule: id, ...change }))),
  };
}

/** The same as one line for people. */
export function complianceLine({ packs, rules }: BrandCompliance): string {
  const held = packs.map(({ id }) => `${id} (${plural(rules.filter(({ pack }) => pack === id).length, "rule")})`);
  const changed = rules.flatMap((rule) =>
    rule.changed.map(({ pointer, to }) => `${fromPointer(pointer).join(".")} to ${JSON.stringify(to)} (${rule.id})`),
  );
  return `compliance: ${held.join(", ")}${changed.length === 0 ? "" : `; changed ${changed.join(", ")}`}`;
}
