import { createRandom } from "../../seed/random.ts";
import type { Connection } from "./connection.ts";
import type { Counts } from "./counts.ts";
import type { Currency } from "./currency.ts";
import { type HarnessMember, PAYMENT_PASSWORD } from "./harnessMember.ts";
import type { Operation } from "./history.ts";
import { drawOperation, learnFrom } from "./mix/drawOperation.ts";
import { type Knowledge, type Role, chance } from "./mix/plan.ts";
import { outcomeOf } from "./outcome.ts";

/**
 * The chance in percent that a client repeats an earlier key after an operation, and then perhaps another: 30 % with
 * the twins.
 */
const REPEATED = 27;
/** The percentage of repeats with another body. */
const OTHER_BODY = 25;
/** The percentage of operations that are sent twice at once. */
const TWINS = 5;
/** How far back a repeat goes: in operations of the client, and within the time that the platform remembers. */
const REPEATABLE = 20;
const REPEATABLE_MS = 12 * 3_600_000;

/** What all clients of a run share. */
export interface Crew {
  readonly seed: number;
  readonly clients: number;
  readonly counts: Counts;
  readonly operations: Operation[];
  /** The platform's time, or slightly earlier. */
  now(): number;
  /** The platform's time, or slightly later. */
  nowAtMost(): number;
  /** Whether a client with this many operations continues. */
  goesOn(done: number): boolean;
  /** Waits until two clients order a deposit for a member at once, or no other comes. */
  meet(member: number): Promise<void>;
  /** Called after each operation. */
  onOperation(): void;
}

/** What is known of each member; clients of the same member share it, and agents of a pair share their contracts. */
export function knowledgeOf(members: readonly HarnessMember[], currency: Currency): ReadonlyMap<number, Knowledge> {
  const nothing = () => ({
    currency,
    deposits: [],
    withdrawals: [],
    large: [],
    cards: [],
    links: [],
    paymentPassword: PAYMENT_PASSWORD,
  });
  const none = () => ({ dividend: [], daily: [], hourly: [], realTime: [] });
  const shared = new Map<string, Knowledge["contracts"]>();
  const contractsOf = ({ merchant, account, partner }: HarnessMember) => {
    const found = shared.get(`${merchant} ${partner}`) ?? none();
    shared.set(`${merchant} ${account}`, found);
    return found;
  };
  return new Map(members.map((member) => [member.id, { member, contracts: contractsOf(member), ...nothing() }]));
}

/** Runs one client, one operation after the other. */
export async function runClient(
  crew: Crew,
  client: number,
  known: ReadonlyMap<number, Knowledge>,
  connection: Connection,
): Promise<void> {
  const cast = castOf(client, known);
  const earlier: Operation[] = [];
  for (let done = 0; crew.goesOn(done); done += 1) {
    const id = done * crew.clients + client;
    // A separate generator, because the number of retries depends on the machine.
    const sending = createRandom(`${crew.seed} ${client} ${id} sending`);
    const repeating = createRandom(`${crew.seed} ${client} ${id} repeating`);
    const drawn = drawOperation(cast, { seed: crew.seed, client, id, done, now: crew.now() });
    const { operation, known: acting } = drawn;
    const { member } = acting;
    crew.operations.push(operation);
    // Deposits that only fit a limit separately are sent at once: checking the limit and ordering must be one step.
    if (member.kind === "limited" && operation.call === "createDeposit") await crew.meet(member.id);
    const ask = () => connection.ask({ ...operation, member }, sending, (answer) => operation.answers.push(answer));
    const isTwin = chance(repeating, TWINS);
    if (isTwin) crew.counts.repeats += 1;
    await Promise.all(isTwin ? [ask(), ask()] : [ask()]);
    const outcome = outcomeOf(operation);
    if (outcome !== "unknown") operation.endedAt = crew.nowAtMost();
    if (outcome === "done") learnFrom(acting, operation);
    crew.counts.operations += 1;
    crew.onOperation();
    // A member that has left has no session to repeat anything with.
    if (member.kind !== "leaving") earlier.unshift(operation);
    earlier.splice(REPEATABLE);
    while (chance(repeating, REPEATED)) {
      const young = earlier.filter(({ sentAt }) => sentAt > crew.now() - REPEATABLE_MS);
      const again = createRandom(`${repeating.next()}`);
      if (young.length > 0) await repeat(crew, again.pick(young), known, connection, again);
    }
  }
}

async function repeat(
  { counts }: Crew,
  operation: Operation,
  known: ReadonlyMap<number, Knowledge>,
  connection: Connection,
  random: ReturnType<typeof createRandom>,
): Promise<void> {
  const { member } = known.get(operation.member)!;
  counts.repeats += 1;
  if (chance(random, OTHER_BODY)) {
    counts.otherBodies += 1;
    const body = { ...operation.body, another: 1 };
    await connection.ask({ ...operation, member, body }, random, (answer) => operation.toOtherBody.push(answer));
    return;
  }
  await connection.ask({ ...operation, member }, random, (answer) => {
    // An identical response is kept once.
    const same = operation.answers.find(({ text }) => text === answer.text);
    operation.answers.push(same ? { ...answer, text: same.text } : answer);
  });
}

function castOf(client: number, known: ReadonlyMap<number, Knowledge>) {
  const own = [...known.values()].filter(({ member }) => member.clients.includes(client));
  const left = new Set<number>();
  return {
    take(role: Role): Knowledge | undefined {
      const found = own.find(({ member }) => isIn(role, member, client) && !left.has(member.id));
      if (found && role === "leaving") left.add(found.member.id);
      return found;
    },
  };
}

function isIn(role: Role, { kind, clients }: HarnessMember, client: number): boolean {
  return role === "limiting" ? kind === "limited" && clients[0] === client : kind === role;
}
