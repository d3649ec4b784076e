import { toMinor } from "@livery/product/money.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DEMO_PASSWORD_HASH } from "../../demoAccounts.ts";
import { WELCOME_BALANCE } from "../../members/firstBalances.ts";
import { beginSession } from "../../members/sessions.ts";
import type { Merchant } from "../../merchant.ts";
import { openAccount } from "../../money/ledger/openAccount.ts";
import { type Random, createRandom } from "../../seed/random.ts";
import { type Writing, transactionOn } from "../../store/transaction.ts";
import { givePoints } from "../givePoints.ts";
import { insertLabMember } from "../insertLabMember.ts";
import { type TestGateway, openTestGateway } from "../openTestGateway.ts";
import { testMerchant } from "../testMerchant.ts";
import { planChallenges } from "./planChallenges.ts";
import { planContracts } from "./planContracts.ts";
import { type Event, type Player, cardFor, planHistory, playHistory } from "./playHistory.ts";

/** A Friday evening in New York, Saturday noon in Korea and on Lord Howe Island. */
export const NOW = Date.UTC(2026, 10, 21, 3, 0, 10);

/** Days that end at different moments; the clocks of Lord Howe Island move by half an hour in summer. */
export const timeZones: Readonly<Record<string, string>> = {
  NEWYORK: "America/New_York",
  SEOUL: "Asia/Seoul",
  HOWE: "Australia/Lord_Howe",
};

const MEMBERS = 200;
const AGENTS = 20;
const DAY_MS = 86_400_000;
/** In minor units. */
const OPENING = 20_000_000;
/** In hundredths. */
const OPENING_POINTS = 2000;
/** How often a member does something. */
const EVENTS = 7;

export interface HistoryMember extends Player {
  readonly account: string;
  readonly isAgent: boolean;
  /** The agent above, if it is one of these. */
  readonly upline: number | undefined;
  readonly token: string;
}

interface History {
  readonly platform: TestGateway;
  readonly raw: DatabaseSync;
  /** Adds 20 agents and 200 members below them, at three merchants. */
  register(): readonly HistoryMember[];
  /**
   * What they do: they deposit, play, claim, pay and agree on contracts for more than a year, most of it around the first
   * moments of days in the time zone of their merchant. It is the same in every run.
   */
  plan(members: readonly HistoryMember[], startsOf: (timeZone: string) => readonly number[]): readonly Event[];
  /** Lets them do some of it, in one transaction. */
  play(events: readonly Event[]): void;
  close(): Promise<void>;
}

/**
 * A platform of three merchants without a history. Each part of it is made on its own, because the hooks of a test have
 * limits.
 */
export async function openHistory(): Promise<History> {
  const merchants = Object.entries(timeZones).map(([merchant, timeZone]): Merchant => ({
    ...testMerchant,
    merchant,
    timeZone,
  }));
  const folder = await mkdtemp(join(tmpdir(), "livery-figures-"));
  const database = join(folder, "figures.sqlite");
  const platform = await openTestGateway({ merchants, database, now: NOW });
  const raw = new DatabaseSync(database);
  raw.exec("pragma foreign_keys = on; pragma synchronous = off");
  const writing = transactionOn(raw);
  const random = createRandom("figures");
  const atOnce = <Result>(work: () => Result): Result => {
    raw.exec("begin immediate");
    const result = work();
    raw.exec("commit");
    return result;
  };
  return {
    platform,
    raw,
    register: () =>
      atOnce(() =>
        addPlayers(writing, random).map((player) => ({ ...player, token: beginSession(writing, player.id, NOW) })),
      ),
    plan(members, startsOf) {
      const timeZoneOf = ({ merchant }: Player) => timeZones[merchant]!;
      const daysOf = (player: Player) => startsOf(timeZoneOf(player));
      const momentsOf = (player: Player) => momentsFor(daysOf(player), player.since, random);
      const agents = members.filter(({ isAgent }) => isAgent);
      const challenged = members.filter((_, index) => index % 2 === 0);
      const events = [
        ...planHistory(members, { momentsOf, random }),
        ...planContracts(agents, { startsOf: daysOf, timeZoneOf, now: NOW, random }),
        ...planChallenges(challenged, { timeZoneOf, now: NOW, random }),
      ];
      return events.toSorted((one, other) => one.at - other.at);
    },
    play: (events) => atOnce(() => playHistory(writing, events, random)),
    async close() {
      raw.close();
      await platform.gateway.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Added = Omit<HistoryMember, "token">;

/** Agents in trees, and members below them. Some have a higher rank, and some were invited by an earlier one. */
function addPlayers(writing: Writing, random: Random): Added[] {
  const added: Added[] = [];
  const merchants = Object.keys(timeZones);
  const { run, tables } = writing;
  for (let index = 0; index < AGENTS + MEMBERS; index += 1) {
    const merchant = merchants[index % merchants.length]!;
    const isAgent = index < AGENTS;
    const here = added.filter((one) => one.merchant === merchant);
    const agents = here.filter((one) => one.isAgent);
    const since = NOW - (isAgent ? 400 : random.between(0, 399)) * DAY_MS;
    const account = `${isAgent ? "agent" : "player"}-${index}`;
    const below = agents.length === 0 ? undefined : random.pick(agents).id;
    const hashes = { password: DEMO_PASSWORD_HASH, payment: "none" };
    const id = insertLabMember(writing, {
      merchant,
      account,
      type: isAgent ? 1 : 0,
      below,
      ...hashes,
      opening: OPENING,
      now: since,
    });
    if (index % 5 === 0) run(tables.updateTable("member").set({ rank_level: 2 }).where("id", "=", id));
    const earlier = here.filter((one) => one.since < since);
    if (!isAgent && earlier.length > 0 && random.next() < 0.4) {
      const invited_by = random.pick(earlier).id;
      run(tables.updateTable("member").set({ invited_by, mobile_proven: 1 }).where("id", "=", id));
    }
    const welcome = toMinor(WELCOME_BALANCE);
    openAccount(writing, { id, merchant }, { kind: "welcome", amount: welcome, now: since });
    givePoints(writing, { id, merchant }, { reference: account, points: OPENING_POINTS, now: since });
    added.push({ id, merchant, since, account, isAgent, upline: below, card: cardFor(writing, id, since) });
  }
  return added;
}

/** The last moment of a day, the first two of the next, or any moment near it. */
function momentsFor(starts: readonly number[], since: number, random: Random): number[] {
  const later = starts.filter((start) => start - DAY_MS > since);
  if (later.length === 0) return [NOW - 90_000];
  return Array.from({ length: EVENTS }, () => {
    const near = random.pick([-1, 0, 1, random.between(-DAY_MS / 2, DAY_MS / 2)]);
    return Math.min(NOW - 1, random.pick(later) + near);
  });
}
