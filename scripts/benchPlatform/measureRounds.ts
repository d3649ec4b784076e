import { median } from "../load/formatLoad.ts";
import { type Load, offerLoad } from "./offerLoad.ts";
import type { Operations } from "./operation.ts";
import type { PlatformProcess } from "./platformProcess.ts";

/** The number of connections of a normal load. */
const CONNECTIONS = 32;
const WARM_UP_S = 3;

export interface Pace {
  readonly rounds: number;
  /** Of each round. */
  readonly seconds: number;
}

/** Medians over the rounds. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of CPU time that the platform needs per response, over all its threads. */
  readonly processor: number;
  /** Descriptions of everything that failed; empty if nothing did. */
  readonly errors: readonly string[];
}

/** Sends as many requests as are answered, round by round, after a warm-up that counts only if it fails. */
export async function measureRounds(
  platform: PlatformProcess,
  operations: Operations,
  { rounds, seconds }: Pace,
): Promise<Measured> {
  const { host } = platform.site;
  const load = { host, operations, connections: CONNECTIONS };
  const warmUp = await offerLoad({ ...load, seconds: WARM_UP_S });
  const measured: (Load & { readonly processor: number })[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await platform.ask("processor");
    const found = await offerLoad({ ...load, seconds });
    const spent = (await platform.ask("processor")) - before;
    measured.push({ ...found, processor: spent / countOf(found) });
  }
  const middle = (value: (load: (typeof measured)[number]) => number): number => median(measured.map(value));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    processor: middle(({ processor }) => processor),
    errors: [warmUp, ...measured].flatMap((one) => errorsOf(one)),
  };
}

function countOf({ statuses }: Load): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

/** The failures of a load; `refusals` are statuses that an overload may return. */
export function errorsOf({ statuses, broken, unsuccessful }: Load, refusals: readonly number[] = []): string[] {
  const expected = [200, ...refusals];
  const others = Object.entries(statuses).filter(([status]) => !expected.includes(Number(status)));
  return [
    ...others.map(([status, count]) => `${count} × ${status}`),
    ...(broken > 0 ? [`${broken} × no answer`] : []),
    ...(unsuccessful > 0 ? [`${unsuccessful} × 200 without success`] : []),
  ];
}
