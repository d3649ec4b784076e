import { setTimeout } from "node:timers/promises";
import { errorsOf } from "./measureRounds.ts";
import { type Load, offerLoad } from "./offerLoad.ts";
import type { Operations } from "./operation.ts";
import type { PlatformProcess } from "./platformProcess.ts";
import { createProbe, type Probe } from "./probe.ts";

/** More than the platform has under way at once, and fewer than wait at Node's door while it is busy. */
const CONNECTIONS = 500;
const REFUSALS = [429, 503];
const CALM_PROBES = 100;
/** This many quick responses in a row are not a coincidence. */
const IN_A_ROW = 10;
const PROBE_EVERY_MS = 10;
const GIVE_UP_MS = 60_000;

/** What came of more than can be answered. */
export interface Overload extends Omit<Load, "broken" | "unsuccessful"> {
  /** What was offered a second. */
  readonly offered: number;
  readonly errors: readonly string[];
}

export interface OverloadFound extends Overload {
  /** The slowest probe before the overload in milliseconds; afterwards the platform must be as quick again. */
  readonly calm: number;
  /** Milliseconds from the end of the load until it was; endless if it never was. */
  readonly recovery: number;
}

interface Excess {
  readonly perSecond: number;
  readonly seconds: number;
}

/** Sends more requests than the platform can handle; explicit rejections are not errors. */
export async function offerOverload(
  { site }: PlatformProcess,
  operations: Operations,
  excess: Excess,
): Promise<Overload> {
  const load = await offerLoad({ host: site.host, operations, connections: CONNECTIONS, ...excess });
  const { broken: _broken, unsuccessful: _unsuccessful, ...found } = load;
  return { ...found, offered: excess.perSecond, errors: errorsOf(load, REFUSALS) };
}

/** The same, plus the time that the platform needs to recover. */
export async function measureOverload(
  platform: PlatformProcess,
  operations: Operations,
  excess: Excess,
): Promise<OverloadFound> {
  const probe = createProbe(platform.site);
  const calm: number[] = [];
  while (calm.length < CALM_PROBES) {
    calm.push(await probe.ask());
    await setTimeout(PROBE_EVERY_MS);
  }
  const slowest = Math.max(...calm);
  const found = await offerOverload(platform, operations, excess);
  const recovery = await timeUntilCalm(probe, slowest);
  probe.end();
  return { ...found, calm: slowest, recovery };
}

async function timeUntilCalm(probe: Probe, allowed: number): Promise<number> {
  const started = performance.now();
  let since = started;
  for (let inARow = 0; inARow < IN_A_ROW;) {
    const began = performance.now();
    if (began - started > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    const isQuick = (await probe.ask()) <= allowed;
    if (isQuick && inARow === 0) since = began;
    inARow = isQuick ? inARow + 1 : 0;
    await setTimeout(PROBE_EVERY_MS);
  }
  return since - started;
}
