import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { minor } from "@livery/product/money.ts";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hashPassword } from "../members/passwordHash.ts";
import { beginSession } from "../members/sessions.ts";
import { giveMoney } from "../money/ledger/giveMoney.ts";
import type { Merchant } from "../merchant.ts";
import { DEMO_PASSWORD_HASH } from "../demoAccounts.ts";
import { catalogueTables } from "../seed/catalogue.ts";
import type { Simulator } from "../simulator/createSimulator.ts";
import { type Writing, transactionOn } from "../store/transaction.ts";
import { FIRST_START, firstStart } from "./dataFiles.ts";
import { givePoints } from "./givePoints.ts";
import { insertLabMember } from "./insertLabMember.ts";
import { insertRound } from "./insertRound.ts";
import { type TestGateway, openTestGateway } from "./openTestGateway.ts";
import { testMerchant } from "./testMerchant.ts";

export const PAYMENT_PASSWORD = "135790";
const paymentHash = await hashPassword(PAYMENT_PASSWORD);

/** After this time the cashier has credited a deposit. */
const MINUTE_MS = 60_000;

/** Tables that change with every request or with time, or that contain the keys themselves. */
const APART = ["meta", "idempotency", "session", "session_time", "secret_failure"];
/** Thousands of rows that no call writes to. */
const SEEDED: readonly string[] = catalogueTables;

export interface LabMember {
  readonly id: number;
  readonly merchant: string;
}

interface NewLabMember {
  readonly type?: number;
  /** Its upline; agent1 if there is none. */
  readonly below?: LabMember;
}

/** A platform on a real file, with direct access to that file. */
export interface MoneyLab {
  platform: TestGateway;
  readonly database: string;
  readonly raw: DatabaseSync;
  /** The platform's clock, which tests move. */
  readonly clock: Simulator["clock"];
  /** The platform's time. */
  now(): number;
  /** Writes to the file in one transaction. */
  atOnce<Result>(work: (writing: Writing, now: number) => Result): Result;
  /** Adds a member with 1,000,000.00, a payment password and an upline; computes no password hash. */
  addMember(options?: NewLabMember): LabMember;
  /** Begins a session of the member, even during a break. */
  tokenOf(member: LabMember): string;
  /** The member's site, with a new session. */
  siteOf(member: LabMember): Send;
  accountOf(member: LabMember): string;
  /** The member pays in with the calls; a minute later the money is there, and the session is over. */
  deposit(member: LabMember, amount: number): Promise<void>;
  /** Adds a card that withdrawals do not have to wait for, and returns its id. */
  addCard(member: LabMember): string;
  /** Gives a member play money out of nowhere. */
  give(member: LabMember, amount: number): void;
  /** Gives a member points out of nowhere. */
  givePoints(member: LabMember, points: number): void;
  /** Adds a round that the member played, by default without winning; its money does not move. */
  addRound(member: LabMember, gameType: string, stake: number, payout?: number): void;
  /** A break, by default from now, that ends no session: as if one began at the same moment. */
  takeBreak(member: LabMember, until: number, from?: number): void;
  /** All stored data except sessions and keys: equal texts mean that nothing happened. */
  contents(): string;
  /** Restarts on the same file, at the same time. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A platform with one merchant: the test merchant, with other terms if they are given. */
export async function openMoneyLab(terms: Partial<Omit<Merchant, "merchant">> = {}): Promise<MoneyLab> {
  const merchants = [{ ...testMerchant, ...terms }];
  const folder = await mkdtemp(join(tmpdir(), "livery-money-"));
  const database = join(folder, "money.sqlite");
  await writeFile(database, await firstStart(merchants, FIRST_START));
  const platform = await openTestGateway({ merchants, database, simulator: true });
  const raw = new DatabaseSync(database);
  // What a test prepares need not survive a power cut, and waiting for a busy disk is slow.
  raw.exec("pragma synchronous = off");
  const writing = transactionOn(raw);
  const readers = readersOf(raw);
  let members = 0;
  let gifts = 0;
  let cards = 0;

  const atOnce = <Result>(work: (writing: Writing, now: number) => Result): Result => {
    raw.exec("begin immediate");
    const result = work(writing, lab.now());
    raw.exec("commit");
    return result;
  };

  const lab: MoneyLab = {
    platform,
    database,
    raw,
    get clock() {
      return lab.platform.gateway.control.simulator!.clock;
    },
    now: () => lab.clock.now(),
    atOnce,
    addMember: ({ type = 0, below } = {}) =>
      atOnce((writing, now) => {
        members += 1;
        const account = `lab${members}`;
        const hashes = { password: DEMO_PASSWORD_HASH, payment: paymentHash };
        return {
          id: insertLabMember(writing, { account, type, below: below?.id, ...hashes, opening: 100_000_000, now }),
          merchant: testMerchant.merchant,
        };
      }),
    tokenOf: ({ id }) => atOnce((_, now) => beginSession(writing, id, now)),
    siteOf: (member) => lab.platform.client({ token: lab.tokenOf(member) }),
    accountOf: ({ id }) => String(raw.prepare("select account from member where id = ?").get(id)?.["account"]),
    async deposit(member, amount) {
      const site = lab.siteOf(member);
      const { id } = await site(createDeposit, { method: "BANK", amount: minor(amount) });
      await site(confirmDeposit, { id });
      lab.clock.move(MINUTE_MS);
    },
    addCard({ id }) {
      const card = `CLAB${(cards += 1)}`;
      raw
        .prepare("insert into bank_card values (?, ?, 'BANK', 'NURI', 'Lab', '0000', ?, 0, 0, null)")
        .run(card, id, card);
      return card;
    },
    give: (member, amount) =>
      atOnce((_, now) => giveMoney(writing, member, { reference: `gift ${(gifts += 1)}`, amount: minor(amount), now })),
    givePoints: (member, points) =>
      atOnce((opened, now) => givePoints(opened, member, { reference: `gift ${(gifts += 1)}`, points, now })),
    addRound: (member, gameType, stake, payout = 0) =>
      atOnce((opened, now) => insertRound(opened, member, { gameType, stake, payout, now })),
    takeBreak: ({ id: member_id }, until, from) =>
      atOnce(({ run, tables }, now) => {
        run(tables.insertInto("exclusion").values({ member_id, kind: "TIME_OUT", began_at: from ?? now, until }));
      }),
    contents: () => readers.map((reader) => String(reader.get()?.["content"])).join("\n"),
    async restart() {
      const { now } = lab.platform.clock;
      await lab.platform.gateway.close();
      lab.platform = await openTestGateway({ merchants, database, now, simulator: true });
    },
    async close() {
      raw.close();
      await lab.platform.gateway.close();
      await rm(folder, { recursive: true });
    },
  };
  return lab;
}

/** Reads each table that calls may write to as one text. SQLite joins it: rows as objects take ten times as long. */
function readersOf(raw: DatabaseSync) {
  const tables = raw.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all();
  const names = tables
    .map(({ name }) => String(name))
    .filter((name) => !APART.includes(name) && !SEEDED.includes(name));
  return names.map((table) => {
    const columns = raw.prepare("select name from pragma_table_info(?)").all(table);
    const row = columns.map(({ name }) => `quote(${String(name)})`).join(" || ',' || ");
    return raw.prepare(`select group_concat(${row}, ';') as content from ${table}`);
  });
}
