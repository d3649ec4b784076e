import { argon2Sync, randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { createGateway } from "../../createGateway.ts";
import { addCard } from "../../money/cards/bankCards.ts";
import { banks } from "../../money/cashier.ts";
import { permitForNewMember } from "../../identity/identityPermit.ts";
import { type Writing, transactionOn } from "../../store/transaction.ts";
import { givePoints } from "../givePoints.ts";
import { insertLabMember } from "../insertLabMember.ts";
import { insertRound } from "../insertRound.ts";
import type { Currency } from "./currency.ts";
import { type HarnessMember, LOGIN_PASSWORD, type MemberKind, PAYMENT_PASSWORD } from "./harnessMember.ts";
import { nameOfPeriod } from "./check/nameOfPeriod.ts";
import { harnessMerchants, merchantOfGroup } from "./merchants.ts";
import { CHALLENGE } from "./mix/moneyPlans.ts";

/**
 * A member's opening balance in sizes: so little for the shared ones that their clients compete for it, and for the
 * secret ones that their contracts and transfers do.
 */
const OPENING = { own: 5000, shared: 10, limited: 0.001, secret: 5, leaving: 0.001 } as const;
/** The points of members at the beginning; so few for the shared ones that their clients compete. */
const OPENING_POINTS = { own: 10_000_000_000, shared: 30_000, limited: 0, secret: 0, leaving: 0 } as const;
/**
 * What own and shared members played before the run, in whole units: enough for a challenge; their cashback can be claimed
 * once.
 */
const ROUNDS = [
  { gameType: "RNG", units: 3000 },
  { gameType: "RNG", units: 7000.5 },
  { gameType: "LIVE", units: 1234.56 },
] as const;
/** What a member below the lower agent of a pair plays during the run, in whole units, so that contracts pay. */
const LATER_ROUNDS = { count: 240, everyMs: 90 * 60_000, units: 1234.5 } as const;
/** The cards of the beginning wait for nothing any more. */
const CARD_AGE_MS = 30 * 24 * 3_600_000;
const WEEK_MS = 7 * 24 * 3_600_000;
/** How many clients act as one shared or limited member. */
const CLIENTS_A_GROUP = 4;

interface Wanted {
  readonly currency: Currency;
  readonly clients: number;
  /** How many members of a client may leave. */
  readonly leaving: number;
  readonly now: number;
}

/** Creates a platform's data file with the members of a run. */
export async function prepareFile(database: string, wanted: Wanted): Promise<HarnessMember[]> {
  const { currency, now } = wanted;
  await (await createGateway({ merchants: harnessMerchants(currency), database, clock: () => now })).close();
  const raw = new DatabaseSync(database);
  try {
    raw.exec("pragma foreign_keys = on; begin immediate");
    const writing = transactionOn(raw);
    const hashes = { password: quickHash(LOGIN_PASSWORD), payment: quickHash(PAYMENT_PASSWORD) };
    const members = castOf(wanted).map((cast, index) => addMember(writing, { ...cast, currency, index, hashes, now }));
    const teams = new Map(pairsOf(members).flatMap((pair) => teamsOf(writing, pair, { currency, hashes, now })));
    raw.exec("commit");
    return members.map((member) => ({ ...member, ...teams.get(member.id) }));
  } finally {
    raw.close();
  }
}

/** The agent flag of an agent (RO-006). */
const AGENT = 1;

type Cast = Pick<HarnessMember, "merchant" | "kind" | "clients">;

function castOf({ clients, leaving }: Wanted): Cast[] {
  const numbers = Array.from({ length: clients }, (_, client) => client);
  const merchantOf = (client: number) => merchantOfGroup(Math.floor(client / CLIENTS_A_GROUP));
  const firsts = numbers.filter((client) => client % CLIENTS_A_GROUP === 0);
  const cast = (kind: MemberKind, first: number, count: number): Cast => {
    return { merchant: merchantOf(first), kind, clients: numbers.slice(first, first + count) };
  };
  const alone = (kind: MemberKind) => numbers.map((client) => cast(kind, client, 1));
  const together = (kind: MemberKind) => firsts.map((first) => cast(kind, first, CLIENTS_A_GROUP));
  return [
    ...alone("own"),
    ...together("shared"),
    ...together("limited"),
    ...alone("secret"),
    ...Array.from({ length: leaving }, () => alone("leaving")).flat(),
  ];
}

interface Added extends Cast {
  readonly currency: Currency;
  readonly index: number;
  readonly hashes: { readonly password: string; readonly payment: string };
  readonly now: number;
}

function addMember(writing: Writing, { currency, merchant, kind, clients, index, hashes, now }: Added): HarnessMember {
  const account = `${kind}${index}`;
  const type = kind === "secret" ? AGENT : 0;
  const opening = OPENING[kind] * currency.size;
  const id = insertLabMember(writing, { merchant, account, type, ...hashes, opening, now });
  const points = OPENING_POINTS[kind];
  if (points > 0) givePoints(writing, { id, merchant }, { reference: account, points, now });
  if (kind === "own" || kind === "shared") {
    // A run begins shortly before the end of a week: own members join the next one by themselves.
    for (const at of kind === "own" ? [now] : [now, now + WEEK_MS]) {
      const entry = { member_id: id, promotion_id: CHALLENGE, period: nameOfPeriod("WEEK", at) };
      writing.run(writing.tables.insertInto("promotion_entry").values({ ...entry, after_round: 0, at: now }));
    }
    for (const { gameType, units } of ROUNDS)
      insertRound(writing, { id, merchant }, { gameType, stake: Math.round(units * currency.unit), now });
  }
  const [bank] = banks;
  const card = { kind: bank!.kind, bank: bank!.code, holder: account, lastFour: "0000", numberHash: account };
  const { first, tables } = writing;
  const above = first(tables.selectFrom("member").select("upline_id").where("id", "=", id));
  const added = addCard(writing, permitForNewMember(writing, id), card, now - CARD_AGE_MS);
  return { id, merchant, account, kind, clients, card: added.id, upline: above!.upline_id! };
}

/** Pairs of agents of one merchant: the second is below the first. */
function pairsOf(members: readonly HarnessMember[]): (readonly [HarnessMember, HarnessMember])[] {
  const agents = members.filter(({ kind }) => kind === "secret");
  return agents.flatMap((upper, index) => {
    const lower = agents[index + 1];
    return index % 2 === 0 && lower?.merchant === upper.merchant ? [[upper, lower] as const] : [];
  });
}

/** Places the second agent of a pair below the first one, and a player below it. Returns what each has above and below. */
function teamsOf(
  writing: Writing,
  [upper, lower]: readonly [HarnessMember, HarnessMember],
  added: Pick<Added, "currency" | "hashes" | "now">,
): readonly (readonly [number, Partial<HarnessMember>])[] {
  const { run, tables } = writing;
  run(tables.updateTable("member").set({ upline_id: upper.id }).where("id", "=", lower.id));
  const player = addPlayer(writing, lower, added);
  return [
    [upper.id, { partner: lower.account, below: [lower, player] }],
    [lower.id, { partner: upper.account, upline: upper.id, below: [player] }],
  ];
}

function addPlayer(
  writing: Writing,
  { id: below, merchant, account: agent }: HarnessMember,
  { currency, hashes, now }: Pick<Added, "currency" | "hashes" | "now">,
): Pick<HarnessMember, "id" | "account"> {
  const account = `player-of-${agent}`;
  const opening = OPENING.leaving * currency.size;
  const id = insertLabMember(writing, { merchant, account, below, ...hashes, opening, now });
  for (let round = 1; round <= LATER_ROUNDS.count; round += 1) {
    const { units, everyMs } = LATER_ROUNDS;
    const stake = Math.round(units * currency.unit);
    insertRound(writing, { id, merchant }, { gameType: "RNG", stake, now: now + round * everyMs });
  }
  return { id, account };
}

/** A stored password with the cheapest Argon2 parameters, because passwords are not the subject here. */
function quickHash(password: string): string {
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const nonce = randomBytes(16);
  const tag = argon2Sync("argon2id", { ...cost, message: password, nonce });
  const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/u, "");
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}
