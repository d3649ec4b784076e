import { deepEqual, equal, throws } from "node:assert/strict";
import type { DatabaseSync } from "node:sqlite";
import { ApiError } from "../http/apiError.ts";
import { type Member, memberById } from "../members/findMember.ts";
import type { Merchant } from "../merchant.ts";
import { minor } from "@livery/product/money.ts";
import { giveMoney } from "../money/ledger/giveMoney.ts";
import { mainWallet } from "../money/ledger/wallets.ts";
import { keepSettings } from "../money/merchantSettings.ts";
import { hasWrongBooks } from "../store/hasWrongBooks.ts";
import { openStore } from "../store/openStore.ts";
import { type Writing, transactionOn } from "../store/transaction.ts";
import { type ContractCommand, type Name, agents, members, names } from "./contractCommands.ts";
import { ContractModel, type ModelAgent } from "./contractModel.ts";
import { daysAfter, startOf } from "./figures/calendar.ts";
import { insertLabMember } from "./insertLabMember.ts";
import { insertRound } from "./insertRound.ts";
import { testMerchant } from "./testMerchant.ts";
import { answerContract } from "../agents/contracts/answerContract.ts";
import { contractOf } from "../agents/contracts/findContract.ts";
import { requestContract } from "../agents/contracts/requestContract.ts";
import { SETTLES_AFTER_MS, settleContracts } from "../agents/contracts/settleContracts.ts";

const TIME_ZONE = "America/New_York";
/** The day before the clocks go back, which is also the last of a month. */
const START = Date.UTC(2026, 9, 31, 16);
const DAY = 86_400_000;
const { merchant } = testMerchant;

/** What `middle` gets in the end. */
const MORE = 1_000_000_000;

/** `middle` cannot always pay at once what it owes. */
const opening = (name: Name) => (name === "middle" ? 3000 : 1_000_000_000);

/** A platform in memory with the agents and players of a run. */
interface Platform {
  readonly raw: DatabaseSync;
  readonly writing: Writing;
  readonly ids: ReadonlyMap<Name, number>;
}

export interface ContractRun {
  /** Carries out commands on a platform without contracts, comparing it with the model; leaves nothing behind. */
  play(commands: readonly ContractCommand[]): ReturnType<Both["finish"]>;
  close(): Promise<void>;
}

/** `terms` has the decimals of another currency than play money. */
export async function openContractRun(terms: Pick<Merchant, "currencyDecimals"> = {}): Promise<ContractRun> {
  let opened: DatabaseSync | undefined;
  const store = await openStore(":memory:", (created) => (opened = created));
  const raw = opened!;
  const platform = { raw, writing: transactionOn(raw), ids: new Map<Name, number>() };
  raw.exec("begin");
  keepSettings(platform.writing, [{ ...testMerchant, ...terms, timeZone: TIME_ZONE }]);
  for (const name of names) {
    const { upline, rate }: ModelAgent = members[name];
    const hashes = { password: "", payment: "" };
    const stored = { account: name, type: rate === undefined ? 0 : 1, ...hashes, opening: opening(name), now: START };
    const below = platform.ids.get(upline as Name) ?? null;
    platform.ids.set(name, insertLabMember(platform.writing, { ...stored, below }));
    raw.prepare("update member set rate = ? where account = ?").run((rate ?? 0) * 100, name);
  }
  raw.exec("commit");
  return {
    play(commands) {
      raw.exec("begin");
      try {
        const both = new Both(platform);
        for (const one of commands) both.carryOut(one);
        return both.finish();
      } finally {
        raw.exec("rollback");
      }
    },
    close: () => store.close(),
  };
}

type Answering = Extract<ContractCommand, { readonly preview: boolean }>;

/** The platform and the model at the same moment. */
class Both {
  readonly model = new ContractModel(members, TIME_ZONE, SETTLES_AFTER_MS);
  readonly #contracts: string[] = [];
  #now = START;

  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  carryOut(one: ContractCommand): void {
    switch (one.does) {
      case "wait":
        this.#now += one.ms;
        break;
      case "bet":
        this.#bet(one.by, one.stake, Math.floor(one.stake * one.wins));
        break;
      case "settle":
        this.settle(one.by);
        break;
      case "interrupted":
        this.#interrupted(one.by);
        break;
      case "break":
        this.#platform.raw
          .prepare("insert into exclusion (member_id, kind, began_at, until) values (?, 'PAUSE', ?, ?)")
          .run(this.#id(one.by), this.#now, this.#now + DAY);
        break;
      case "request":
        this.#request(one);
        if (one.isAccepted) this.#answer(one.parties[1], this.#contracts.length - 1, "ACCEPT", false);
        break;
      case "requestEnd":
        this.#requestEnd(...this.#chosen(one));
        break;
      case "answer":
        this.#answer(...this.#chosen(one), one.action, one.preview);
    }
  }

  /** Long after everything, with money for all payments and after all breaks: what is still wrong. */
  finish(): { readonly open: number; readonly isWrong: boolean; readonly unlike: readonly Name[] } {
    const { raw, writing } = this.#platform;
    this.settle(undefined);
    raw.exec("delete from exclusion");
    this.#now += 40 * DAY;
    const now = this.#now;
    giveMoney(writing, { id: this.#id("middle"), merchant }, { reference: "more", amount: minor(MORE), now });
    this.settle(undefined);
    const open = raw.prepare("select count(*) as count from settlement where paid_at is null").get();
    const unlike = agents.filter((name) => mainWallet(writing, this.#id(name)).balance !== this.#dueTo(name));
    return { open: Number(open?.["count"]), isWrong: hasWrongBooks(raw), unlike };
  }

  /** The opening balance with everything that was settled. */
  #dueTo(name: Name): number {
    const id = this.#id(name);
    const sums = `select coalesce(sum(iif(receiver_id = ?, amount, -amount)), 0) as sum from settlement
      where ? in (receiver_id, payer_id)`;
    const moved = Number(this.#platform.raw.prepare(sums).get(id, id)!["sum"]);
    return opening(name) + (name === "middle" ? MORE : 0) + moved;
  }

  #id(name: string): number {
    return this.#platform.ids.get(name as Name)!;
  }

  /** Settles what is due to a member, or to everybody, and compares all that is then settled with the model. */
  settle(by: Name | undefined): void {
    settleContracts(this.#platform.writing, { now: this.#now, ...(by !== undefined && { memberId: this.#id(by) }) });
    this.model.settle(this.#now, by);
    this.model.contracts.forEach((one, index) => {
      const isTheirs = by === undefined || one.payer === by || one.receiver === by;
      if (isTheirs) this.#compare(index);
    });
  }

  #compare(index: number): void {
    const one = this.model.contracts[index]!;
    const contract = contractOf(this.#platform.writing, this.#id(one.payer), this.#contracts[index]!);
    equal(contract.state, one.state);
    const rows = this.#platform.raw
      .prepare('select from_at as "from", to_at as "to", amount from settlement where contract = ? order by from_at')
      .all(contract.number) as unknown as readonly Parameters<ContractModel["settled"]>[1][];
    const settled = rows.map((row) => this.model.settled(one, row));
    const byPeriod = (a: { readonly period: string }, b: { readonly period: string }) => (a.period < b.period ? -1 : 1);
    deepEqual(settled.toSorted(byPeriod), this.model.owed(one, this.#now).toSorted(byPeriod));
  }

  /** Who acts, and on which contract; there may be none. */
  #chosen({ by, contract }: Pick<Answering, "by" | "contract">) {
    const index = this.#contracts.length - 1 - contract;
    const one = this.model.contracts[index];
    const party = by === "payer" || by === "receiver" ? (one?.[by] ?? "top") : by;
    return [party as Name, index] as const;
  }

  #bet(player: Name, stake: number, payout: number): void {
    insertRound(
      this.#platform.writing,
      { id: this.#id(player), merchant },
      { gameType: "RNG", stake, payout, now: this.#now },
    );
    this.model.bet({ player, stake, payout, at: this.#now });
  }

  /** A platform that is killed while it settles: nothing of it remains. */
  #interrupted(by: Name | undefined): void {
    const platform = this.#platform;
    const due = { now: this.#now, ...(by !== undefined && { memberId: this.#id(by) }) };
    const killed = () =>
      platform.writing.attempt(() => {
        let left = 2;
        settleContracts(platform.writing, due, () => left-- > 0);
        throw new Error("killed");
      });
    throws(killed, /killed/u);
  }

  #request({
    parties: [by, other],
    asked: { kind, terms },
    days,
  }: Extract<ContractCommand, { readonly does: "request" }>): void {
    this.settle(by);
    const lastDay = days === undefined ? undefined : daysAfter(this.model.dateOf(this.#now), days);
    const lastsUntil = lastDay === undefined ? Infinity : startOf(daysAfter(lastDay, 1), TIME_ZONE);
    const refused = this.model.request(by, other, { kind, terms, lastsUntil }, this.#now);
    const endsAt = lastDay !== undefined && { endsAt: lastDay };
    const request = { action: "NEW", kind, account: other, terms: { ...terms, ...endsAt } } as const;
    const done = this.#outcomeOf((writing, agent) => requestContract(writing, agent, request as never, this.#now), by);
    equal(done.code, refused);
    if (done.value) this.#contracts.push(done.value.id);
  }

  #requestEnd(by: Name, index: number): void {
    this.settle(by);
    const refused = this.model.requestEnd(by, index);
    const request = { action: "TERMINATE", id: this.#contracts[index] ?? "K0" } as const;
    equal(this.#outcomeOf((writing, agent) => requestContract(writing, agent, request, this.#now), by).code, refused);
  }

  #answer(by: Name, index: number, action: "ACCEPT" | "REJECT" | "TERMINATE", preview: boolean): void {
    this.settle(by);
    const due = this.model.answer(by, index, action, this.#now, preview);
    const answer = { id: this.#contracts[index] ?? "K0", action, preview };
    const context = { now: this.#now, merchant: testMerchant };
    const done = this.#outcomeOf((writing, agent) => answerContract(writing, agent, answer, context), by);
    const ended = done.value?.ended.map(({ id }) => this.#contracts.indexOf(id)).toSorted((a, b) => a - b);
    deepEqual(done.code ?? ended, due);
    if (ended && !preview) for (const one of [index, ...ended]) this.#compare(one);
  }

  #outcomeOf<Value>(
    work: (writing: Writing, agent: Member) => Value,
    by: Name,
  ): { readonly value?: Value; readonly code?: string } {
    const { writing } = this.#platform;
    try {
      return { value: work(writing, memberById(writing, this.#id(by))!) };
    } catch (error) {
      if (error instanceof ApiError) return { code: error.code };
      throw error;
    }
  }
}
