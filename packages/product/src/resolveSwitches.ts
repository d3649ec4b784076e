import type { SwitchNode } from "./switchNode.ts";
import { type Switches, switchContracts } from "./switches.gen.ts";

type SwitchId = keyof Switches;

interface SwitchSources {
  /** The brand's values. */
  readonly config: Switches;
  /** The switches that a compliance pack decides; the platform cannot change them. */
  readonly locked: readonly SwitchId[];
  /** The platform's values, read from its trees. Missing ones are undecided. */
  readonly server: ReadonlyMap<string, boolean>;
}

/**
 * Resolves each switch (BR-037) by the contract of its schema. `build`: the brand decides. `server-off-only`: on only
 * if the brand and the platform both allow it; a missing platform value allows it. `server`: the platform decides, or
 * the brand if the platform value is missing.
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
 * The value of each switch in whitelabel trees (BR-038): on only if the node and all its parents are on. A switch that
 * appears twice in a tree is off if it is off once. A later tree overrides an earlier one, switch by switch (AP-003
 * over AP-016). Invalid nodes are ignored with everything below them.
 */
export function readSwitchTrees(trees: readonly (SwitchNode | undefined)[]): ReadonlyMap<string, boolean> {
  return new Map(trees.flatMap((tree) => [...readTree(tree)]));
}

/** Not recursive, because a tree from outside may be deep. */
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
