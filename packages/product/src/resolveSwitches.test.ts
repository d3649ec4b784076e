import { describe, expect, test } from "vitest";
import { readSwitchTrees, resolveSwitches } from "./resolveSwitches.ts";
import { type Switches, switchContracts } from "./switches.gen.ts";
import type { SwitchNode } from "./switchNode.ts";

type Said = boolean | "silent";

const ids = Object.keys(switchContracts) as (keyof Switches)[];

/** A brand with the same value for every switch. */
const allAs = (on: boolean) => Object.fromEntries(ids.map((id) => [id, on])) as unknown as Switches;

const idsOf = (contract: string) => ids.filter((id) => switchContracts[id] === contract);

function answer(server: Said): ReadonlyMap<string, boolean> {
  return new Map(server === "silent" ? [] : ids.map((id) => [id, server]));
}

/** The truth table of the register. */
const table = [
  { contract: "build", config: true, server: true, on: true },
  { contract: "build", config: true, server: false, on: true },
  { contract: "build", config: true, server: "silent", on: true },
  { contract: "build", config: false, server: true, on: false },
  { contract: "build", config: false, server: false, on: false },
  { contract: "build", config: false, server: "silent", on: false },
  { contract: "server-off-only", config: true, server: true, on: true },
  { contract: "server-off-only", config: true, server: false, on: false },
  { contract: "server-off-only", config: true, server: "silent", on: true },
  { contract: "server-off-only", config: false, server: true, on: false },
  { contract: "server-off-only", config: false, server: false, on: false },
  { contract: "server-off-only", config: false, server: "silent", on: false },
  { contract: "server", config: true, server: true, on: true },
  { contract: "server", config: true, server: false, on: false },
  { contract: "server", config: true, server: "silent", on: true },
  { contract: "server", config: false, server: true, on: true },
  { contract: "server", config: false, server: false, on: false },
  { contract: "server", config: false, server: "silent", on: false },
] as const;

describe("who decides", () => {
  test.each(table)(
    "BR-037 $contract: the brand says $config, the platform $server: $on",
    ({ contract, config, server, on }) => {
      const resolved = resolveSwitches({ config: allAs(config), locked: [], server: answer(server) });
      expect(idsOf(contract).length).toBeGreaterThan(0);
      for (const id of idsOf(contract)) expect([id, resolved[id]]).toEqual([id, on]);
    },
  );

  test("BR-037 the platform cannot change a switch that a compliance pack locked", () => {
    const resolved = resolveSwitches({
      config: { ...allAs(true), FORCEPASSEXPIRY3: false },
      locked: ["DIRECTREG3", "FORCEPASSEXPIRY3"],
      server: new Map([
        ["DIRECTREG3", false],
        ["FORCEPASSEXPIRY3", true],
        ["FREEPLAY3", false],
      ]),
    });
    expect(resolved).toEqual({ ...allAs(true), FORCEPASSEXPIRY3: false, FREEPLAY3: false });
  });
});

const node = (modId: string, enabled: boolean, ...childrenNodes: readonly SwitchNode[]): SwitchNode => ({
  modId,
  enabled,
  childrenNodes,
});

describe("the values of a whitelabel tree", () => {
  test("BR-038 a child counts as on only if all its parents are", () => {
    const tree = node("W", true, node("A", false, node("B", true, node("C", true))), node("D", true, node("E", true)));
    expect(Object.fromEntries(readSwitchTrees([tree]))).toEqual({
      W: true,
      A: false,
      B: false,
      C: false,
      D: true,
      E: true,
    });
    expect(readSwitchTrees([node("W", false, node("A", true))]).get("A")).toBe(false);
  });

  test("BR-038 a switch that is named twice is off if it is off once", () => {
    expect(readSwitchTrees([node("W", true, node("A", true), node("A", false))]).get("A")).toBe(false);
    expect(readSwitchTrees([node("W", true, node("A", false), node("A", true))]).get("A")).toBe(false);
  });

  test("AP-003 the whitelabel call overrides the status's tree, switch by switch", () => {
    const said = readSwitchTrees([
      node("W", true, node("A", true), node("B", false)),
      undefined,
      node("W", true, node("A", false)),
    ]);
    expect([said.get("A"), said.get("B")]).toEqual([false, false]);
    expect(readSwitchTrees([undefined])).toEqual(new Map());
  });

  test.each([
    ["nothing", null],
    ["a string", "DIRECTREG3"],
    ["a list", [node("A", true)]],
    ["a node without a name", { enabled: true, childrenNodes: [node("A", true)] }],
    ["a node without a boolean", { modId: "W", enabled: "true", childrenNodes: [node("A", true)] }],
  ])("BR-038 an invalid node and everything below it is ignored: %s", (_what, tree) => {
    expect(readSwitchTrees([tree as unknown as SwitchNode])).toEqual(new Map());
  });

  test("BR-038 broken children do not affect their parent and valid siblings", () => {
    const tree = {
      modId: "W",
      enabled: true,
      childrenNodes: [7, null, { modId: "A", enabled: true, childrenNodes: {} }],
    };
    expect(Object.fromEntries(readSwitchTrees([tree as unknown as SwitchNode]))).toEqual({ W: true, A: true });
  });

  test("an unknown switch, or one with the name of a method, changes nothing", () => {
    const server = readSwitchTrees([node("__proto__", true, node("toString", false), node("NEWONE9", true))]);
    expect(resolveSwitches({ config: allAs(true), locked: [], server })).toEqual(allAs(true));
  });

  test("a very deep tree is read to its end", () => {
    let tree = node("DEEP", true);
    for (let depth = 0; depth < 50_000; depth += 1) tree = { modId: "W", enabled: true, childrenNodes: [tree] };
    expect(readSwitchTrees([tree]).get("DEEP")).toBe(true);
  });
});
