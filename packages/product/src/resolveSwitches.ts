import type { SwitchNode } from "./switchNode.ts";
import { type Switches, switchContracts } from "./switches.gen.ts";

type SwitchId = keyof Switches;

interface SwitchSources {
  /** What the brand says. */
  readonly config: Switches;
  /** The switches that a compliance pack decides: the platform has no say in them. */
  readonly locked: readonly SwitchId[];
  /** What the platform says, read from its trees. What it does not name it is silent on. */
  readonly server: ReadonlyMap<string, boolean>;
}

/**
 * What holds of each switch (BR-037), by the contract of its schema. `build`: the brand decides. `server-off-only`: on only
 * where brand and platform both say so, and the platform's silence is a yes. `server`: the platform decides, and the brand
 * as long as it is silent.
 */
export function resolveSwitches({ config, locked, server }: SwitchSources): Switches {
  const ids = Object.keys(switchContracts) as SwitchId[];
  const resolved = ids.map((id) => {
    const contract = locked.includes(id) ? "build" : switchContracts[id];
    const own = config[id];
    const said = server.get(id);
    if (contract === "build" || said === undefined) return [id, own];
    return [id, contract === "server" ? said : own && said];
  });
  return Object.fromEntries(resolved) as unknown as Switches;
}

/**
 * What whitelabel trees say of each switch (BR-038): on only when it and all above it are. Where a tree names a switch twice,
 * it is off if it is off once. Of several trees a later one is believed over an earlier one, switch by switch (AP-003 over
 * AP-016). What is no node says nothing, and neither does anything below it.
 */
export function readSwitchTrees(trees: readonly (SwitchNode | undefined)[]): ReadonlyMap<string, boolean> {
  return new Map(trees.flatMap((tree) => [...readTree(tree)]));
}

/** Without recursion: a tree from outside may be deep. */
function readTree(tree: unknown): ReadonlyMap<string, boolean> {
  const said = new Map<string, boolean>();
  const waiting = [{ node: tree, above: true }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, above } = next;
    if (!isNode(node)) continue;
    const on = above && node.enabled;
    said.set(node.modId, on && said.get(node.modId) !== false);
    const children: unknown = node.childrenNodes;
    if (Array.isArray(children)) for (const child of children) waiting.push({ node: child, above: on });
  }
  return said;
}

function isNode(value: unknown): value is Pick<SwitchNode, "modId" | "enabled"> & { readonly childrenNodes?: unknown } {
  if (typeof value !== "object" || value === null) return false;
  const { modId, enabled } = value as Readonly<Record<string, unknown>>;
  return typeof modId === "string" && typeof enabled === "boolean";
}
