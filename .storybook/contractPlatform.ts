import { PlatformError } from "@livery/platform/platformError.ts";
import type { PaneResponses } from "./PaneInCentre.tsx";

/** A call that changes something and reached the platform. */
export interface SentCall {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Setting {
  readonly own?: readonly StoryContract[];
  readonly downline?: readonly StoryContract[];
  /** What accepting ends, as the preview says. */
  readonly ending?: readonly StoryContract[];
  /** What becomes of the changes, in turn: lost on the way back, or refused with a code; the others are carried out. */
  readonly fates?: readonly string[];
  /** The state of all contracts after a refusal: somebody else changed them. */
  readonly meanwhile?: string;
  readonly sent?: SentCall[];
}

export type StoryContract = Readonly<Record<string, unknown>> & { readonly id: string; readonly state: string };

export const contract = (id: string, more: object = {}): StoryContract => ({
  id,
  kind: "dividend",
  account: "minsu_p",
  own: false,
  state: "NEW",
  mayAnswer: true,
  terms: { period: "M", rate: 6, periodValidBet: 100_000_000, activeMembers: 5, endsAt: "2099-11-20" },
  createdAt: "2026-01-24T00:30:00.000Z",
  ...more,
});

export const owned = (id: string, more: object = {}): StoryContract =>
  contract(id, {
    account: "hana_top",
    own: true,
    state: "SUCCESS",
    mayAnswer: false,
    terms: { period: "M", rate: 8, periodValidBet: 1_000_000_000, activeMembers: 10, periodProfitLoss: 100_000_000 },
    ...more,
  });

export const lost = () => new PlatformError("offline", "the response was lost");

/** The state that an answer leads to. */
const after: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NEW: { ACCEPT: "SUCCESS", REJECT: "REJECTED" },
  TERMINATION_REQUESTED: { ACCEPT: "TERMINATED", REJECT: "SUCCESS" },
  SUCCESS: { TERMINATE: "TERMINATED" },
};

/** What a team of 42 played. */
export const teamFigures = {
  members: 42,
  newMembers: 0,
  activeMembers: 18,
  deposit: 0,
  withdrawal: 0,
  bet: 1_142_000_000,
  payout: 1_080_000_000,
  net: -62_000_000,
  income: 0,
  days: [],
};

/** A platform that keeps an agent's contracts of one kind, and carries out a change once for each key. */
export function contractPlatform({ own = [], downline = [], ending = [], fates = [], meanwhile, sent = [] }: Setting): {
  readonly responses: PaneResponses;
  readonly reset: () => void;
} {
  let kept = { own, downline };
  let ahead = [...fates];
  let done = new Map<string | undefined, object>();
  const change = (id: unknown, more: object) => {
    const changed = (list: readonly StoryContract[]) =>
      list.map((one) => (one.id === id || id === undefined ? { ...one, mayAnswer: false, ...more } : one));
    kept = { own: changed(kept.own), downline: changed(kept.downline) };
  };
  const write =
    (call: string, act: (body: SentCall["body"]) => object) => (request: unknown, key: string | undefined) => {
      const body = request as SentCall["body"];
      sent.push({ call, key, body });
      const fate = ahead.shift();
      if (fate !== undefined && fate !== "lost") {
        if (meanwhile !== undefined) change(undefined, { state: meanwhile });
        const value = { field: "terms.rate", most: 5 };
        const apiError = { code: fate, value, said: `Refused: ${fate}` };
        return new PlatformError("refused", fate, { status: 409, apiError });
      }
      const made = done.get(key) ?? act(body);
      done.set(key, made);
      return fate === "lost" ? lost() : made;
    };
  const answer = ({ id, action }: SentCall["body"]) => {
    const found = [...kept.own, ...kept.downline].find((one) => one.id === id);
    change(id, { state: after[found?.state ?? ""]?.[String(action)] });
    return {};
  };
  const request = ({ action, id, kind, account, terms }: SentCall["body"]) => {
    if (action === "TERMINATE") change(id, { state: "TERMINATION_REQUESTED" });
    const isOwn = account === "hana_top";
    const made = contract("K9", { kind, account, own: isOwn, mayAnswer: false, terms: terms ?? {} });
    if (action === "NEW")
      kept = isOwn ? { ...kept, own: [made, ...kept.own] } : { ...kept, downline: [made, ...kept.downline] };
    return made;
  };
  return {
    responses: {
      contracts: () => ({ ...kept, upline: "hana_top" }),
      answerContract: (body) => ({
        contract:
          [...kept.own, ...kept.downline].find(({ id }) => id === (body as { id: string }).id) ?? contract("K0"),
        ended: ending,
      }),
      processDividend: write("processDividend", answer),
      processDailySalary: write("processDailySalary", answer),
      processHourlySalary: write("processHourlySalary", answer),
      processRealTimeSalary: write("processRealTimeSalary", answer),
      requestContract: write("requestContract", request),
      settlements: () => ({ list: [], pageNo: 1, totalPages: 1, total: 0 }),
      // The newest of many; the others are found by their account.
      downline: (request) => {
        const { account } = request as { readonly account?: string };
        const newest = { list: [member("yuna_k", "0")], pageNo: 1, totalPages: 3, total: 240 };
        return account === "minsu_p" ? { ...newest, list: [member(account, "2")], totalPages: 1, total: 1 } : newest;
      },
      teamOverview: () => teamFigures,
      teamProfit: () => ({ list: [], pageNo: 1, totalPages: 1, total: 0, totals: sums }),
    },
    reset() {
      kept = { own, downline };
      ahead = [...fates];
      done = new Map();
      sent.length = 0;
    },
  };
}

const sums = {
  deposit: 0,
  withdrawal: 0,
  validBet: 294_000_000,
  payout: 253_000_000,
  bonus: 0,
  rebate: 0,
  net: -41_000_000,
};

const member = (account: string, type: string) => ({
  account,
  level: 1,
  type,
  balance: 0,
  rate: 5,
  state: "ACTIVE",
  createdAt: "2026-01-01T00:00:00.000Z",
});

/** The flags with which an agent may request contracts of every kind. */
export const everyRequest = {
  divtypeinfo: true,
  divtypereq: true,
  dailysalinfotype: true,
  dailysalreqtype: true,
  contracthoursalinfo: true,
  contracthoursalreq: true,
  realtimesalinfotype: true,
  realtimesalreqtype: true,
} as const;
