// @vitest-environment happy-dom
import type { Call } from "@livery/platform/call.ts";
import { type Member, memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { agentPages } from "@livery/product/agentPages.ts";
import { dialogRow } from "@livery/product/dialogs.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import AgentCentre from "../agent/agentCentre.section.tsx";
import { panes as agentPanes } from "../agent/panes.gen.ts";
import { DialogContext } from "../dialogs/DialogContext.ts";
import PointMall from "../features/pointMall/pointMall.section.tsx";
import { PaneContext } from "../kit/centre/PaneContext.ts";
import type { LazyCode } from "../loading/lazyCode.ts";
import MemberCentre from "../member/memberCentre.section.tsx";
import { panes as memberPanes } from "../member/panes.gen.ts";
import { exampleOf, responseSchema } from "../testing/exampleResponse.ts";
import {
  groupedChanges,
  type HostileChange,
  hostileChanges,
  UNKNOWN_CODE,
  withChanges,
} from "../testing/hostileResponses.ts";
import { mountPart, type ValueOf } from "../testing/mountPart.tsx";
import { testSite } from "../testing/testSite.ts";

// Every part of the centres and the points mall meets every hostile value in every field of every call that it reads, a few
// fields at a time: in the browser of happy-dom, with the site's own decoders. The parts, their calls and the fields are
// read from the product. Responses that decode alike are shown once. A group with a fault is shown again value by value.

const art = { hero: "/hero.svg", heroPhone: "/hero-phone.svg", app: "", empty: "", pages: {}, gameTypes: {} };
const site = testSite({
  mode: "light",
  announcements: [],
  currencySymbol: "Ħ",
  gameTypes: gameTypes.map(({ id }) => id),
  pointRates: {},
  memberMenu: memberPages.map(({ id }) => ({ id })),
  agentMenu: agentPages.map(({ id }) => ({ id })),
  registration: { fields: {}, termsChecked: false } as never,
  windows: { backdropCloses: true } as never,
  hosts: { api: "https://platform.test", images: [] } as never,
  assets: { ...testSite().assets, art: { light: art, dark: art } },
});

/** The day of the examples in the schemas. */
const TODAY = new Date(2026, 10, 21, 12);

const DESKTOP = 1440;
const PHONE = 390;

interface Part {
  readonly open: () => ReactNode | Promise<ReactNode>;
  /** The only window where it is a part of its own. */
  readonly width?: number;
  /** It shows the member who is logged in. */
  readonly showsMember?: true;
}

const nothing = () => undefined;

/** A centre without a pane, as a phone shows it: the others show what its panes do. */
function centre(id: "memberCentre" | "agentCentre", shown: ReactNode): Part {
  const open = () => <DialogContext value={{ row: dialogRow(id), close: nothing }}>{shown}</DialogContext>;
  return { open, width: PHONE, showsMember: true };
}

function pane(code: LazyCode<FunctionComponent>): Part {
  const handle = { title: "The pane", close: nothing, back: undefined };
  return { open: async () => <PaneContext value={handle}>{createElement(await code.load())}</PaneContext> };
}

const panes: Readonly<Record<string, LazyCode<FunctionComponent>>> = { ...memberPanes, ...agentPanes };

const parts: Readonly<Record<string, Part>> = {
  memberCentre: centre("memberCentre", <MemberCentre id="memberCentre" />),
  agentCentre: centre("agentCentre", <AgentCentre id="agentCentre" />),
  ...Object.fromEntries(Object.entries(panes).map(([id, code]) => [id, pane(code)])),
  pointMall: { open: () => <PointMall /> },
};

/** Calls without which a part works as well, and what it lacks when they cannot be read. */
const dispensable: Readonly<Record<string, string>> = {
  "memberCentre memberInfo": "nothing: the login has failed",
  "memberCentre bets": "a hint at an entry of the overview",
  "memberCentre deposits": "a hint at an entry of the overview, and a card",
  "memberCentre playLimits": "a hint at an entry of the overview",
  "memberCentre playStatement": "the last 30 days, which give way to what waits for the member",
  "memberCentre rebates": "a hint at an entry of the overview",
  "memberCentre securityInfo": "a hint at an entry of the overview",
  "memberCentre withdrawals": "a hint at an entry of the overview, and a card",
  "memberCentre balance": "the balance, which can be refreshed",
  "memberCentre unreadCount": "the number at an entry of the menu",
  "memberCentre rewards": "the number at an entry of the menu",
  "memberCentre missionSummary": "the number at an entry of the menu",
  "agentCentre memberInfo": "nothing: the login has failed",
  "agentAccount registerSettings": "the platform's rules; the brand's apply",
  "agentTeamBetting vendors": "the providers' names; their codes show",
  "agentTeamOverview income": "what the income is made of, which its page has",
  "bonusDetails withdrawalInfo": "what withdrawals wait for, which their page says",
  "depositv2 playLimits": "the limit, which the platform enforces",
  "messageV2 unreadCount": "a sum; the list marks what is unread",
  "missionLeaderboard playLimits": "a note about the limit",
  "personalHistoryCopy vendors": "the providers' names; their codes show",
  "profile countryCodes": "other countries than the first",
  "profile registerSettings": "the platform's rules; the brand's apply",
  "securityCenter banks": "the banks' names; their codes show",
  "transactionHistory balance": "the balance, which each record has",
  "transferFund balance": "the balance, which can be refreshed",
  "withdraw banks": "the banks' names; their codes show",
};

type AnyCall = Call<never, unknown>;

const someone: Member = {
  id: "77",
  account: "",
  nickname: "",
  agentType: 0,
  toUpline: false,
  rank: { name: "", level: 0 },
  memberLabel: "",
  avatar: { kind: "STATIC", source: "3" },
};

/** A valid response to each call, and the same with empty lists. */
const examples = new Map<string, Readonly<Record<"full" | "bare", unknown>>>();

function exampleFor({ id }: Pick<AnyCall, "id">) {
  const full = examples.get(id)?.full ?? exampleOf(responseSchema(id));
  const example = examples.get(id) ?? { full, bare: withoutItems(full) };
  examples.set(id, example);
  return example;
}

function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutItems(field)]));
}

/** The windows, and the responses to all other calls. Values meet them in turn, so that each field meets all. */
const settings = [
  { width: DESKTOP, others: "full" },
  { width: PHONE, others: "bare" },
  { width: PHONE, others: "full" },
  { width: DESKTOP, others: "bare" },
] as const;

const CONTROLS = "h1, h3, button, select, input, [role=tab]";
const ATTACKS = "script, iframe, [onerror], [href^='javascript:' i], [src^='javascript:' i]";

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`.trim();

const namesIn = (element: ParentNode): readonly string[] => [...element.querySelectorAll(CONTROLS)].map(nameOf);

/** What stays when another tab is chosen. */
const lastingIn = (element: ParentNode): readonly string[] =>
  [...element.querySelectorAll(CONTROLS)].filter((one) => !one.closest("[role=tabpanel]")).map(nameOf);

const openButtons = (): readonly HTMLButtonElement[] =>
  [...document.querySelectorAll("button")].filter((button) => !button.disabled);

/** Values of attributes that people see or hear, and of those that only programs read. */
const SPOKEN = ["aria-label", "aria-valuetext", "alt", "title", "placeholder", "href"];
const MEASURED = ["style", "value", "max", "aria-valuenow", "aria-valuemax", "datetime"];

function valuesOf(attributes: readonly string[]): readonly string[] {
  const elements = [...document.body.querySelectorAll("*")];
  return elements.flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? []));
}

function textsOf(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
  return texts;
}

const NONSENSE = /\b(?:NaN|undefined|null|-?Infinity|Invalid Date)\b|\[object|\d(?:\.\d+)?e[+-]\d+/u;
const UNREADABLE = new RegExp(`${NONSENSE.source}|\\d\\.\\d{5,}|[\\w.]+\\.${UNKNOWN_CODE}`, "u");

/** What is wrong with the page as it is now; `kept` are the names of what it must have. */
function faultsIn(kept: readonly string[]): readonly string[] {
  const names = namesIn(document);
  return [
    ...[...textsOf(), ...valuesOf(SPOKEN)].flatMap((text) => UNREADABLE.exec(text)?.[0] ?? []),
    ...valuesOf(MEASURED).flatMap((text) => NONSENSE.exec(text)?.[0] ?? []),
    ...kept.filter((name) => !names.some((one) => one.startsWith(name))).map((name) => `no ${name}`),
    ...[...document.querySelectorAll(ATTACKS)].map(({ outerHTML }) => outerHTML),
  ];
}

const NO_RETRY = "no retry";
const UNREADABLE_RESPONSE = "unreadable";

/** Of a fault, in characters. */
const LONGEST = 500;

/** Fields that are hostile at the same time. With more of them, one hides what another would do. */
const AT_ONCE = 4;

const logged: string[] = [];

/** A list of an earlier site would spare this one a call. */
function clearStorage(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
}

beforeEach(() => {
  logged.length = 0;
  clearStorage();
  vi.useFakeTimers({ toFake: ["Date"], now: TODAY });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.print = nothing;
  window.open = () => null;
  for (const kind of ["error", "warn"] as const)
    vi.spyOn(console, kind).mockImplementation((...said: unknown[]) => void logged.push(said.map(String).join(" ")));
  // React notes a stack for every element.
  Error.stackTraceLimit = 0;
});

afterEach(() => {
  Error.stackTraceLimit = 10;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The calls of a part, each with the button after which it is sent, and what the part has before any response arrives. */
async function explore(part: ReactNode, { showsMember }: Part) {
  const calls = new Map<AnyCall, string | undefined>(showsMember && [[memberInfo as AnyCall, undefined]]);
  let pressed: string | undefined;
  let kept: readonly string[] = [];
  const valueOf: ValueOf = (call) => {
    if (![...calls.keys()].some(({ id }) => id === call.id)) calls.set(call, pressed);
    return exampleFor(call).full;
  };
  const mounted = await mountPart(part, { site, valueOf, member: someone, begun: () => (kept = lastingIn(document)) });
  for (const button of openButtons()) {
    pressed = nameOf(button);
    if (button.isConnected) await mounted.press(button);
  }
  mounted.unmount();
  return { calls, kept };
}

/** What is wrong with a part that gets this value from one call; `opener` is the button that shows it. */
async function faultsWith(
  part: ReactNode,
  kept: readonly string[],
  {
    call,
    value,
    opener,
    others,
  }: { call: AnyCall; value: unknown; opener: string | undefined; others: "full" | "bare" },
): Promise<readonly string[]> {
  const decoded = call.decode(value as never, {});
  const member = call.id === memberInfo.id && decoded.ok ? (decoded.value as Member) : someone;
  const valueOf: ValueOf = (other) => (other.id === call.id ? value : exampleFor(other)[others]);
  const faults: string[] = [];
  clearStorage();
  try {
    const mounted = await mountPart(part, { site, valueOf, member });
    faults.push(...faultsIn(kept));
    const button = openButtons().find((one) =>
      opener === undefined ? one.closest("tbody") !== null : nameOf(one) === opener,
    );
    if (button) {
      await mounted.press(button);
      faults.push(...faultsIn(kept));
    }
    const isShown = opener === undefined || button !== undefined;
    if (
      !decoded.ok &&
      call.method === "GET" &&
      isShown &&
      !openButtons().some((one) => nameOf(one).includes("Try again"))
    )
      faults.push(NO_RETRY);
    mounted.unmount();
  } catch (error) {
    document.body.replaceChildren();
    faults.push(String(error));
  }
  return [...new Set([...faults, ...logged.splice(0)])];
}

/** The hostile responses to a call: those that can be read, in groups, and one of those that cannot. */
function hostileGroups(call: AnyCall) {
  const changes = hostileChanges(responseSchema(call.id));
  const { full } = exampleFor(call);
  const read = (group: readonly HostileChange[]) => call.decode(withChanges(full, group) as never, {});
  const shown = new Map<string, HostileChange>();
  for (const change of changes) {
    const decoded = read([change]);
    const result = decoded.ok ? JSON.stringify(decoded.value) : UNREADABLE_RESPONSE;
    if (!shown.has(result)) shown.set(result, change);
  }
  const unreadable = shown.get(UNREADABLE_RESPONSE);
  shown.delete(UNREADABLE_RESPONSE);
  return {
    readable: groupedChanges([...shown.values()], AT_ONCE, (group) => read(group).ok),
    unreadable: unreadable && [unreadable],
  };
}

test.each(Object.entries(parts))(
  "%s stays usable with any data, and says what it could not read",
  async (name, row) => {
    window.innerWidth = row.width ?? DESKTOP;
    const part = await row.open();
    const { calls, kept } = await explore(part, row);
    const found: string[] = logged.splice(0);
    const silent: string[] = [];
    expect(kept).not.toEqual([]);
    let turn = 0;
    for (const [call, opener] of calls) {
      const faultsOf = async (group: readonly HostileChange[], setting: (typeof settings)[number]) => {
        window.innerWidth = row.width ?? setting.width;
        const value = withChanges(exampleFor(call).full, group);
        return await faultsWith(part, kept, { call, value, opener, others: setting.others });
      };
      const note = (group: readonly HostileChange[], faults: readonly string[]) => {
        const what = group.map((change) => change.what).join(" with ");
        found.push(`${call.id} ${what}: ${faults.join("; ").slice(0, LONGEST)}`);
      };
      const { readable, unreadable } = hostileGroups(call);
      if (unreadable) {
        const faults = await faultsOf(unreadable, settings[0]);
        if (faults.includes(NO_RETRY)) silent.push(`${name} ${call.id}`);
        const wrong = faults.filter((fault) => fault !== NO_RETRY);
        if (wrong.length > 0) note(unreadable, wrong);
      }
      for (const group of readable) {
        turn += 1;
        const setting = settings[turn % settings.length]!;
        const faults = await faultsOf(group, setting);
        if (faults.length === 0) continue;
        const before = found.length;
        for (const change of group.length > 1 ? group : []) {
          const own = await faultsOf([change], setting);
          if (own.length > 0) note([change], own);
        }
        if (found.length === before) note(group, faults);
      }
    }
    expect(found).toEqual([]);
    expect(silent.toSorted()).toEqual(
      Object.keys(dispensable)
        .filter((key) => key.startsWith(`${name} `))
        .toSorted(),
    );
  },
);
