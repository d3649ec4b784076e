import { randomBytes } from "node:crypto";
import { hostname, userInfo } from "node:os";
import { UsageError } from "../../../usageError.ts";
import type { Target } from "./target.ts";

/** Who publishes, as the lock of a target says it. */
interface Holder {
  readonly user: string;
  readonly host: string;
  readonly process: number;
  /** When it began, as an ISO date. */
  readonly since: string;
  /** Distinguishes this lock from any other. */
  readonly token: string;
}

/**
 * Runs an action while nothing else publishes to the target. Throws a `UsageError` that says who does, if somebody does.
 * The lock of a process of this machine that has ended is taken over; `note` gets a line about it.
 */
export async function withLock<T>(
  target: Target,
  note: (text: string) => void,
  action: (holder: string) => Promise<T>,
): Promise<T> {
  const own: Holder = {
    user: userName(),
    host: hostname(),
    process: process.pid,
    since: new Date().toISOString(),
    token: randomBytes(8).toString("hex"),
  };
  const holder = JSON.stringify(own);
  let other = await target.lock(holder);
  if (other !== undefined && isOver(other)) {
    note(`The publish that had locked ${target.address} has ended without giving its lock back. Taking it over.`);
    await target.unlock(other);
    other = await target.lock(holder);
  }
  if (other !== undefined) throw new UsageError(explain(other, target.address));
  const result = await action(holder).catch(async (error: unknown) => {
    // If it cannot be given back either, the first error says more.
    await target.unlock(holder).catch(() => undefined);
    throw error;
  });
  await target.unlock(holder);
  return result;
}

/** What to do about a lock that somebody else has. */
function explain(text: string, address: string): string {
  const holder = parseHolder(text);
  const who = holder
    ? `${holder.user} on ${holder.host} (process ${holder.process}) has been publishing to ${address} since ${holder.since}.`
    : `Somebody is publishing to ${address}.`;
  return `${who} Wait until it has ended. If it is no longer running, remove its lock with \`livery publish unlock ${address}\`.`;
}

/** Whether a lock is of a process of this machine that no longer runs. */
function isOver(text: string): boolean {
  const holder = parseHolder(text);
  if (holder?.host !== hostname() || holder.process === process.pid) return false;
  try {
    process.kill(holder.process, 0);
    return false;
  } catch (error) {
    // EPERM: it runs, but as another user.
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    return typeof value?.user === "string" && typeof value.host === "string" && typeof value.process === "number"
      ? (value as Holder)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Containers may run as a user without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return "somebody";
  }
}
