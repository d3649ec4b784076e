import { setTimeout } from "node:timers/promises";
import { errorsOf } from "./measureRounds.ts";
import { offerLoad } from "./offerLoad.ts";
import type { Operations } from "./operation.ts";
import type { PlatformProcess } from "./platformProcess.ts";
import { type Sample, slopeOf } from "./slopeOf.ts";

const CONNECTIONS = 32;
/** Until caches are as full as they get. */
const WARM_UP_S = 20;
const SAMPLE_EVERY_MS = 1000;
const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

export interface MemoryFound {
  readonly minutes: number;
  /** What was offered. */
  readonly perSecond: number;
  /** Megabytes at the end: all of the process, and what its own objects need. */
  readonly resident: number;
  readonly heap: number;
  /** Megabytes a minute. */
  readonly residentSlope: number;
  readonly heapSlope: number;
  readonly errors: readonly string[];
}

/** Applies a steady load and measures the memory every second, each time after a full collection. */
export async function measureMemory(
  platform: PlatformProcess,
  operations: Operations,
  { minutes, perSecond }: { readonly minutes: number; readonly perSecond: number },
): Promise<MemoryFound> {
  const { host } = platform.site;
  const load = { host, operations, connections: CONNECTIONS, perSecond };
  const warmUp = await offerLoad({ ...load, seconds: WARM_UP_S });
  const samples: { readonly resident: Sample[]; readonly heap: Sample[] } = { resident: [], heap: [] };
  const started = Date.now();
  const running = { ended: false };
  const offered = offerLoad({ ...load, seconds: minutes * 60 }).finally(() => (running.ended = true));
  while (!running.ended) {
    const { rss, heap } = await platform.ask("memory");
    const at = (Date.now() - started) / MINUTE_MS;
    samples.resident.push({ at, value: rss / MEGABYTE });
    samples.heap.push({ at, value: heap / MEGABYTE });
    await setTimeout(SAMPLE_EVERY_MS);
  }
  return {
    minutes,
    perSecond,
    resident: samples.resident.at(-1)?.value ?? Number.NaN,
    heap: samples.heap.at(-1)?.value ?? Number.NaN,
    residentSlope: slopeOf(samples.resident),
    heapSlope: slopeOf(samples.heap),
    errors: [warmUp, await offered].flatMap((one) => errorsOf(one)),
  };
}
