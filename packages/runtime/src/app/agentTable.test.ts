import { readFileSync } from "node:fs";
import { contractInfo } from "@livery/platform/calls/contractInfo.ts";
import { type AgentPageId, agentPagesOf, firstAgentPage } from "@livery/product/agentPages.ts";
import { type DialogRow, dialogs } from "@livery/product/dialogs.ts";
import { accountKindOf, type GateContext, isOpen } from "@livery/product/gate.ts";
import { registerRows } from "@livery/product/registerRows.ts";
import { createStore } from "jotai";
import { afterEach, describe, expect, test, vi } from "vitest";
import { kindRows } from "../agent/contracts/contractData.ts";
import { contractPages, openContractPages } from "../agent/contracts/contractPages.ts";
import { contractTabGate } from "../agent/panes/agentDailySalary/contractTabGate.ts";
import { reopenDialogsAtom } from "../dialogs/beforeReload.ts";
import { dialogStackAtom } from "../dialogs/dialogs.ts";
import { isAgentAreaRefused } from "../kit/account/useOpenAgentPane.ts";
import { choosePane } from "../kit/centre/choosePane.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { testSite } from "../testing/testSite.ts";
import { openOne } from "./useDialogStack.ts";

// What the agent centre offers, for every choice of the nine flags, kind of account and menu of a brand. What is expected is
// read from the register's rows alone; what is shown comes from the functions that the site's components ask.

const register = registerRows(readFileSync(new URL("../../../../docs/requirements.md", import.meta.url), "utf8"));

/** The first two cells of a row: what it requires, and where. */
function row(id: string): readonly [text: string, where: string] {
  const [text = "", where = ""] = register.find((one) => one.id === id)?.cells ?? [];
  return [text, where];
}

function parts(text: string, form: RegExp): readonly string[] {
  const found = form.exec(text)?.slice(1);
  if (!found) throw new Error(`The register does not say ${String(form)}: ${text}`);
  return found;
}

/** Ours, except for that of the team overview, which the register names. */
const ids: Readonly<Record<string, AgentPageId>> = {
  announcement: "agentAnnouncement",
  "team overview": "agentTeamOverview",
  account: "agentAccount",
  "team management": "agentTeamManagement",
  "team betting": "agentTeamBetting",
  "user profit and loss": "agentUserProfit",
  "my income": "agentIncome",
  "transaction details": "agentTransactions",
  dividend: "agentDividend",
  "daily salary": "agentDailySalary",
  "hourly salary": "agentHourlySalary",
  "real-time salary": "agentRealTimeSalary",
};

interface Rule {
  readonly id: AgentPageId;
  /** It is open with one of them; without any, always. */
  readonly info: readonly string[];
  /** With it, contracts may be requested there. */
  readonly request: string | undefined;
}

/** It opens the page of daily salaries too, and adds a tab there. */
const [tabFlag = ""] = parts(row("AG-016")[0], /\bor (\w+) is on; the latter adds a contract tab/u);

/** The pages that AG-017 … AG-020 name, with the flag of each: "daily salary page" and "hourly page". */
const requests = ["AG-017", "AG-018", "AG-019", "AG-020"].map((id) => {
  const [flag = ""] = parts(row(id)[0], /^(\w+) enables an? [\w -]+ request action/u);
  return { flag, page: parts(row(id)[1], /^([\w-]+)(?: salary)? page$/u)[0] };
});

/** AG-004 … AG-015 in the register's order, which is that of the menu. */
const rules = Array.from({ length: 12 }, (_, index): Rule => {
  const [text] = row(`AG-${String(4 + index).padStart(3, "0")}`);
  const [name = ""] = parts(text, /^Entry ([\w -]+?)(?: only if| =|, being|$)/u);
  const own = / only if(?: its flag allows:)? (\w+)/u.exec(text)?.slice(1) ?? [];
  return {
    id: ids[name]!,
    info: name === "daily salary" ? [...own, tabFlag] : own,
    request: requests.find(({ page = "" }) => name.startsWith(page))?.flag,
  };
});

const flagNames = rules.flatMap(({ info, request }) => [...info, ...(request === undefined ? [] : [request])]);

/** All sets of flags, as a platform's response names them and the site reads it. */
const flagSets = Array.from({ length: 2 ** flagNames.length }, (_, set) => {
  const on = flagNames.filter((_name, bit) => Math.floor(set / 2 ** bit) % 2 === 1);
  const read = contractInfo.decode(Object.fromEntries(flagNames.map((flag) => [flag, on.includes(flag)])), {});
  if (!read.ok) throw new Error(read.reason);
  return { on, flags: read.value };
});

const wholeMenu = rules.map(({ id }) => id);

/** The menu with every entry, without each of them, in another order, and with one entry left. */
const menus: readonly (readonly AgentPageId[])[] = [
  wholeMenu,
  ...wholeMenu.map((closed) => wholeMenu.filter((id) => id !== closed)),
  wholeMenu.toReversed(),
  ["agentIncome"],
];

const agentTypes = parts(row("AG-001")[0], /isAgent is ([\d, or]+)$/u)[0]!
  .match(/\d+/gu)!
  .map(Number);

const contextOf = (type: number, flags: GateContext["flags"]): GateContext => ({
  features: testSite().features,
  switches: {},
  session: "held",
  account: accountKindOf(type),
  flags,
});

/** What the centre of a menu shows, in a context. */
function centreOf(ids: readonly AgentPageId[], context: GateContext) {
  const menu = ids.map((id) => ({ id }));
  const rows = agentPagesOf(menu);
  return (pane?: string) => choosePane({ rows, menu, pane, firstPane: firstAgentPage }, context);
}

interface Choice {
  readonly on: readonly string[];
  readonly menu: readonly AgentPageId[];
  readonly context: GateContext;
  readonly openIds: readonly AgentPageId[];
}

/** The first choices of flags and menu for which the site differs from the register, each with both. */
function faults(type: number, compare: (choice: Choice) => readonly [shown: unknown, expected: unknown]) {
  const found = flagSets.flatMap(({ on, flags }) => {
    const context = contextOf(type, flags);
    return menus.flatMap((menu) => {
      const openIds = menu.filter((id) => {
        const { info = [] } = rules.find((rule) => rule.id === id) ?? {};
        return info.length === 0 || info.some((flag) => on.includes(flag));
      });
      const [shown, expected] = compare({ on, menu, context, openIds });
      return JSON.stringify(shown) === JSON.stringify(expected) ? [] : [{ on, menu, shown, expected }];
    });
  });
  return found.slice(0, 3);
}

test("the register has nine flags, four kinds of agents and twelve entries", () => {
  expect(flagNames.toSorted()).toEqual(Object.keys(flagSets[0]!.flags).toSorted());
  expect(flagNames).toHaveLength(9);
  expect(agentTypes).toEqual([1, 2, 41, 42]);
  expect(wholeMenu).toEqual(Object.values(ids));
});

describe.each(agentTypes)("RO-019 an agent of the type %i", (type) => {
  test("AG-012 AG-013 AG-014 AG-015 has the entries that the flags and the brand's menu open", () => {
    const found = faults(type, ({ menu, context, openIds }) => [
      centreOf(menu, context)().entries.map(({ entry }) => entry.id),
      openIds,
    ]);
    expect(found).toEqual([]);
  });

  test("AG-016 has a tab of contracts with the fifth flag", () => {
    expect(faults(type, ({ on, context }) => [isOpen(contractTabGate, context), on.includes(tabFlag)])).toEqual([]);
  });

  test("may request contracts on the open pages whose flag is on", () => {
    const found = faults(type, ({ on, menu, context, openIds }) => [
      openContractPages(
        menu.map((id) => ({ id })),
        context,
      ).filter((page) => isOpen(kindRows[contractPages[page]].mayRequest, context)),
      rules.flatMap(({ id, request = "" }) => (on.includes(request) && openIds.includes(id) ? [id] : [])),
    ]);
    expect(found).toEqual([]);
  });

  test("BR-008 gets the first open pane in place of a closed one, whatever asks for that", () => {
    const found = faults(type, ({ menu, context, openIds }) => {
      const show = centreOf(menu, context);
      const first = openIds.find((id) => id === "agentTeamOverview") ?? openIds[0];
      const asked = [...wholeMenu, "agentNothing" as AgentPageId];
      return [
        asked.map(show).map((chosen) => [chosen.asked?.id, chosen.beside?.id]),
        asked.map((id) => (openIds.includes(id) ? [id, id] : [undefined, first])),
      ];
    });
    expect(found).toEqual([]);
  });

  test("gets into the centre", () => {
    const context = contextOf(type, {});
    expect([isAgentAreaRefused(context), openOne("agentCentre", context)]).toEqual([false, "agentCentre"]);
  });
});

test.each([0, 3, 4, 43])(
  "AG-043 AG-045 an account of the type %i gets a warning, and a centre that is still open disappears",
  (type) => {
    for (const { flags } of flagSets) {
      const context = contextOf(type, flags);
      expect([isAgentAreaRefused(context), openOne("agentCentre", context)]).toEqual([true, undefined]);
    }
  },
);

test("a visitor gets the login", () => {
  const visitor: GateContext = { ...contextOf(1, {}), session: "none", account: undefined };
  expect([isAgentAreaRefused(visitor), openOne("agentCentre", visitor)]).toEqual([false, "login"]);
});

test("RO-013 without the flags an agent has eight entries, with all of them twelve", () => {
  const count = (flags: GateContext["flags"]) => centreOf(wholeMenu, contextOf(1, flags))().entries.length;
  expect([count(flagSets[0]!.flags), count(flagSets.at(-1)!.flags)]).toEqual([8, 12]);
});

describe("what is off cannot be opened by an address", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("no page and no link opens a centre", () => {
    const centres = dialogs.filter(({ section }) => section.endsWith("Centre"));
    expect(centres.map(({ id }) => id)).toEqual(["memberCentre", "agentCentre"]);
    expect(centres.filter((centre: DialogRow) => centre.pages ?? centre.link)).toEqual([]);
  });

  test("nor by a page that loads again by itself with a pane that has closed", () => {
    vi.stubGlobal("sessionStorage", fakeStorage());
    sessionStorage.setItem("reopened", '[{"id":"agentCentre","props":{"pane":"agentDividend"}}]');
    const store = createStore();
    store.set(reopenDialogsAtom);
    const [kept] = store.get(dialogStackAtom);
    const { pane } = kept!.props as { readonly pane: string };
    const shown = (menu: readonly AgentPageId[], flags: GateContext["flags"]) =>
      centreOf(menu, contextOf(1, flags))(pane).beside?.id;
    const without = wholeMenu.filter((id) => id !== "agentDividend");
    expect(shown(wholeMenu, { divtypeinfo: true })).toBe("agentDividend");
    expect(shown(wholeMenu, {})).toBe("agentTeamOverview");
    expect(shown(without, { divtypeinfo: true })).toBe("agentTeamOverview");
  });
});
