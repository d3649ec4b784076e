import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { couldBeOpen } from "./couldBeOpen.ts";
import { type DialogId, type DialogRow, dialogRow, dialogs } from "./dialogs.ts";
import { type FeatureId, features } from "./features.ts";
import { type AccountKind, accountKindOf, type Gate, type GateContext, isOpen } from "./gate.ts";
import { gameTypes } from "./gameTypes.ts";
import { type HomeSectionRow, homeSections } from "./homeSections.ts";
import type { PaneRow } from "./paneRow.ts";
import { memberPages } from "./memberPages.ts";
import { type NavigationRow, navigation } from "./navigation.ts";
import { registerRows } from "./registerRows.ts";
import { hasPage, enabledRoutes, type RouteRow, routes } from "./routes.ts";
import type { Switches } from "./switches.gen.ts";

const featuresWithout = (...off: readonly FeatureId[]) =>
  Object.fromEntries(features.map(({ id }) => [id, !off.includes(id)])) as Record<FeatureId, boolean>;

/** A visitor on a site with everything, where a test says nothing else. */
function looking(changed: Partial<GateContext> = {}): GateContext {
  return { features: featuresWithout(), switches: {}, session: "none", account: undefined, flags: {}, ...changed };
}

function memberOf(account: AccountKind, flags: GateContext["flags"] = {}): GateContext {
  return looking({ session: "held", account, flags, switches: { REFERRAL3: true } });
}

describe("each condition of a gate", () => {
  test.each<[string, Gate, Partial<GateContext>, boolean]>([
    ["no condition", {}, {}, true],
    ["a feature that is on", { feature: "vip" }, {}, true],
    ["a feature that is off", { feature: "vip" }, { features: featuresWithout("vip") }, false],
    ["a switch that is on", { switch: "FREEPLAY3" }, { switches: { FREEPLAY3: true } }, true],
    ["a switch that is off", { switch: "FREEPLAY3" }, { switches: { FREEPLAY3: false, DIRECTREG3: true } }, false],
    ["no session, without one", { session: "none" }, {}, true],
    ["no session, with one", { session: "none" }, { session: "held" }, false],
    ["a session, with one", { session: "held" }, { session: "held" }, true],
    ["a session, without one", { session: "held" }, {}, false],
    ["an account of the kind", { accounts: ["agent", "member"] }, { session: "held", account: "member" }, true],
    ["an account of another kind", { accounts: ["agent"] }, { session: "held", account: "trial" }, false],
    ["an account nobody has named yet", { accounts: ["member"] }, { session: "held" }, false],
    ["one of the flags", { flags: ["toUpline", "divtypeinfo"] }, { flags: { divtypeinfo: true } }, true],
    ["none of the flags", { flags: ["toUpline"] }, { flags: { toUpline: false, divtypeinfo: true } }, false],
  ])("%s", (_, gate, context, open) => {
    expect(isOpen(gate, looking(context))).toBe(open);
  });

  test("one that does not hold closes a gate, whatever the others say", () => {
    const gate: Gate = {
      feature: "vip",
      switch: "FREEPLAY3",
      session: "held",
      accounts: ["member"],
      flags: ["toUpline"],
    };
    const all = looking({
      switches: { FREEPLAY3: true },
      session: "held",
      account: "member",
      flags: { toUpline: true },
    });
    expect(isOpen(gate, all)).toBe(true);
    const missing: readonly Partial<GateContext>[] = [
      { features: featuresWithout("vip") },
      { switches: {} },
      { session: "none" },
      { account: "trial" },
      { flags: {} },
    ];
    expect(missing.map((change) => isOpen(gate, { ...all, ...change }))).toEqual(missing.map(() => false));
  });
});

test("the platform's number says what kind an account is", () => {
  const kinds = [0, 1, 2, 3, 4, 41, 42, 43].map((type) => accountKindOf(type));
  expect(kinds).toEqual(["member", "agent", "agent", "member", "trial", "agent", "agent", "member"]);
});

describe("centres", () => {
  const openFor = (id: DialogId) =>
    [0, 1, 2, 3, 4, 41, 42, 43].filter((type) => isOpen(dialogRow(id), memberOf(accountKindOf(type))));
  const idsOf = (rows: readonly PaneRow[], context: GateContext) =>
    rows.filter((row) => isOpen(row, context)).map(({ id }) => id);

  test("RO-006 RO-007 MC-024 AG-001 AG-046 the member centre is for all but trial accounts, the agent centre for agents", () => {
    expect(openFor("memberCentre")).toEqual([0, 1, 2, 3, 41, 42, 43]);
    expect(openFor("agentCentre")).toEqual([1, 2, 41, 42]);
    for (const id of ["memberCentre", "agentCentre"] as const) expect(isOpen(dialogRow(id), looking())).toBe(false);
  });

  test("a new password is for a session whose account is no trial", () => {
    expect(openFor("changePassword")).toEqual([0, 1, 2, 3, 41, 42, 43]);
    expect(isOpen(dialogRow("changePassword"), looking())).toBe(false);
  });

  test("CN-037 where nothing is gated the member centre has the fourteen pages of the register in its order", () => {
    const register = registerRows(readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8"));
    const rows = register.filter(({ id }) => id >= "MC-005" && id <= "MC-018");
    const pages = rows.map(({ cells: [text = ""] }) => /→ (\w+)/u.exec(text)?.[1]);
    expect(pages).toHaveLength(14);
    const shown = idsOf(memberPages, memberOf("member", { toUpline: true }));
    expect(shown.filter((id) => pages.includes(id))).toEqual(pages);
  });

  test("the entry to transfer up needs its flag, the one to invite friends its switch", () => {
    expect(idsOf(memberPages, memberOf("member"))).not.toContain("transferUpline");
    expect(idsOf(memberPages, memberOf("member", { toUpline: true }))).toContain("transferUpline");
    const without = { ...memberOf("member"), switches: { REFERRAL3: false } };
    expect(idsOf(memberPages, without)).not.toContain("referral");
  });
});

describe("dialogs", () => {
  test("login and registration are for visitors, the registration only where new members are taken", () => {
    const open = (context: GateContext) =>
      dialogs.filter(({ id }) => isOpen(dialogRow(id), context)).map(({ id }) => id);
    const taking = { switches: { DIRECTREG3: true } };
    expect(open(looking(taking))).toEqual(expect.arrayContaining(["login", "register"]));
    expect(open(looking())).not.toContain("register");
    expect(open({ ...memberOf("member"), ...taking })).not.toEqual(expect.arrayContaining(["login"]));
    expect(open({ ...memberOf("member"), ...taking })).not.toContain("register");
  });

  test("what opens instead of a closed one has a row of its own", () => {
    const ids: readonly string[] = dialogs.map(({ id }) => id);
    const others = dialogs.flatMap(({ id }) => dialogRow(id).instead ?? []);
    expect(others.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("what is packed", () => {
  const off = { DIRECTREG3: false, CHNGPASSVERIF3: false } as Switches;
  const brand = { features: featuresWithout("vip"), switches: off, lockedSwitches: [] };

  test.each<[string, Gate, { readonly lockedSwitches?: readonly (keyof Switches)[] }, boolean]>([
    ["nothing of a feature that is off", { feature: "vip" }, {}, false],
    ["what a feature that is on gates", { feature: "help" }, {}, true],
    ["nothing of a switch that the platform cannot switch on", { switch: "DIRECTREG3" }, {}, false],
    ["what the platform may switch on", { switch: "CHNGPASSVERIF3" }, {}, true],
    ["nothing of what a pack locked off", { switch: "CHNGPASSVERIF3" }, { lockedSwitches: ["CHNGPASSVERIF3"] }, false],
    ["what only a session decides", { session: "held", accounts: ["agent"], flags: ["divtypeinfo"] }, {}, true],
  ])("%s", (_, gate, changed, packed) => {
    expect(couldBeOpen(gate, { ...brand, ...changed })).toBe(packed);
  });
});

describe("a feature that is off", () => {
  test.each(features)("$id closes its pages, dialogs, menu entries and sections of home, and no others", ({ id }) => {
    const site = { features: featuresWithout(id) };
    const closed = {
      routes: routes.filter((row: RouteRow) => !isOpen(row, site)),
      dialogs: dialogs.filter(({ feature }: DialogRow) => !isOpen({ ...(feature && { feature }) }, site)),
      navigation: navigation.filter((row: NavigationRow) => !isOpen(row, site)),
      homeSections: homeSections.filter((row: HomeSectionRow) => !isOpen(row, site)),
      gameTypes: gameTypes.filter((row) => !isOpen(row, site)),
    };
    expect([...closed.routes, ...closed.dialogs]).not.toEqual([]);
    for (const rows of Object.values(closed)) for (const row of rows) expect(row).toHaveProperty("feature", id);
    expect(enabledRoutes(site)).toEqual(routes.filter((route: RouteRow) => route.feature !== id));
    expect(closed.routes.map(({ path }) => hasPage(path, site))).toEqual(closed.routes.map(() => false));
  });

  test("everything on is every page", () => {
    expect(enabledRoutes({ features: featuresWithout() })).toEqual(routes);
  });
});
