import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Random, createRandom } from "../../seed/random.ts";
import { openConnection } from "./connection.ts";
import { type Counts, newCounts } from "./counts.ts";
import { type CurrencyCode, currencyOf } from "./currency.ts";
import type { History, Operation } from "./history.ts";
import { type KillableServer, startKillableServer } from "./killableServer.ts";
import { createMeetingPoint } from "./meetingPoint.ts";
import { LEAVING_SHARE, requirePlans } from "./mix/drawOperation.ts";
import { createPlatformClock } from "./platformClock.ts";
import { prepareFile } from "./prepareFile.ts";
import { readBooks } from "./readBooks.ts";
import { type Crew, knowledgeOf, runClient } from "./runClient.ts";

/** A Sunday evening in Korea. The week ends in the first night, the month in the second or third. */
const STARTED_AT = Date.UTC(2026, 10, 29, 10, 0, 10);
/** How many members of each client may leave in addition to the expected ones. */
const SPARE_LEAVING = 4;
/** Within this time every order ends, also one whose four parts nobody confirms. */
const LAST_LEAP_MS = 3 * 3_600_000;
/** The longest random delay of a kill, so that it does not always hit the same moment of the platform's work. */
const KILL_WITHIN_MS = 30;

interface Wanted {
  /** An empty folder for the data file; the server's error output goes to `server.log` in it. */
  readonly folder: string;
  /** Of all its members; play money by default. */
  readonly currency?: CurrencyCode;
  /** The minimum number of operations. */
  readonly operations: number;
  /** The minimum duration. */
  readonly seconds?: number;
  readonly clients: number;
  /** Decides what is sent; the machine's timing decides when responses and kills come. */
  readonly seed: number;
  /** How long the server lives each time: in operations, or in seconds between the two values. */
  readonly kill: { readonly everyOperations: number } | { readonly everySeconds: readonly [number, number] };
  /** Ends the run early, as if all its operations were done. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (counts: Counts) => void;
}

/** A finished run, with everything that a check needs. */
export interface MoneyRun {
  readonly history: History;
  readonly counts: Counts;
  /** Path of the data file, which is no longer open. */
  readonly database: string;
}

/**
 * Lets clients send every call with a key to a platform in its own process, which is killed again and again. Throws if
 * a client gets no response, or if the server ends without being killed.
 */
export async function runMoneyHarness(wanted: Wanted): Promise<MoneyRun> {
  requirePlans();
  const { clients, seed, folder } = wanted;
  const currency = currencyOf(wanted.currency ?? "P");
  const database = join(folder, "platform.sqlite");
  const each = Math.ceil(wanted.operations / clients);
  const leaving = SPARE_LEAVING + Math.ceil(each * LEAVING_SHARE);
  const members = await prepareFile(database, { currency, clients, leaving, now: STARTED_AT });
  const { wallets, transactions } = readBooks(database);
  const clock = createPlatformClock(seed, STARTED_AT);
  const server = startKillableServer({
    database,
    log: join(folder, "server.log"),
    startedAt: STARTED_AT,
    currency: currency.code,
  });
  const counts = newCounts();
  const begun: Operation[] = [];
  try {
    await act({ ...wanted, currency, each, members, server, clock, counts, begun });
    server.setClock(clock.now() + LAST_LEAP_MS);
    await server.settle();
  } finally {
    await server.end();
  }
  const opening = new Map([...wallets.values()].map(({ name, balance }) => [name, balance]));
  const seededUpTo = transactions.at(-1)?.id ?? 0;
  return {
    history: { currency, members, seededUpTo, opening, operations: begun, endedAt: clock.now() + LAST_LEAP_MS },
    counts,
    database,
  };
}

type Acting = Omit<Wanted, "currency"> &
  Pick<History, "members" | "currency"> & {
    readonly each: number;
    readonly server: KillableServer;
    readonly clock: ReturnType<typeof createPlatformClock>;
    readonly counts: Counts;
    /** All operations that were begun. */
    readonly begun: Operation[];
  };

/** Runs all clients at once, together with the killer. */
async function act(acting: Acting): Promise<void> {
  const { clients, seed, seconds = 0, each, members, server, clock, counts, begun, signal, onProgress } = acting;
  const until = Date.now() + seconds * 1000;
  const killer = createKiller(acting);
  // A client that fails ends the others.
  let hasFailed = false;
  const crew: Crew = {
    seed,
    clients,
    counts,
    operations: begun,
    now: server.reachedTime,
    nowAtMost: clock.now,
    meet: createMeetingPoint(),
    goesOn: (done) => !hasFailed && !signal?.aborted && (done < each || Date.now() < until),
    onOperation: () => {
      if (clock.count()) server.setClock(clock.now());
      killer.onOperation();
      onProgress?.(counts);
    },
  };
  const known = knowledgeOf(members, acting.currency);
  const running = Array.from({ length: clients }, async (_, client) => {
    const connection = openConnection(server, counts);
    try {
      await runClient(crew, client, known, connection);
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      connection.close();
    }
  });
  const ended = await Promise.allSettled(running);
  await killer.end();
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

interface Killer {
  onOperation(): void;
  /** Resolves when the last restart is complete; no more will come. */
  end(): Promise<void>;
}

function createKiller({ kill, server, counts, seed }: Acting): Killer {
  const random = createRandom(`${seed} kills`);
  let restarting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  const restart = async (): Promise<void> => {
    await pause(random.next() * KILL_WITHIN_MS);
    counts.kills += 1;
    await server.restart();
    await server.port();
  };
  const strike = (): void => {
    restarting ??= restart()
      // The clients report a server that does not start any more.
      .catch(() => undefined)
      .finally(() => {
        restarting = undefined;
        plan();
      });
  };
  const plan = (): void => {
    if (!hasEnded && "everySeconds" in kill) timer = setTimeout(strike, secondsOf(random, kill.everySeconds) * 1000);
  };

  plan();
  return {
    onOperation() {
      if ("everyOperations" in kill && counts.operations % kill.everyOperations === 0) strike();
    },
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await restarting;
    },
  };
}

function secondsOf(random: Random, [least, most]: readonly [number, number]): number {
  return least + random.next() * (most - least);
}
