import { setTimeout } from "node:timers/promises";
import { median } from "../load/formatLoad.ts";
import { CONTRACTS } from "./addContracts.ts";
import { errorsOf } from "./measureRounds.ts";
import { offerLoad } from "./offerLoad.ts";
import { mixed } from "./operation.ts";
import type { PlatformProcess } from "./platformProcess.ts";
import { readOperations } from "./readOperations.ts";
import { walletOperations } from "./walletOperations.ts";

/** The calls of others: few enough that they hardly wait for one another. */
const OTHERS = { perSecond: 100, connections: 8, seconds: 4 } as const;
const CALM_MS = 1000;

export interface SettlementFound {
  /** Milliseconds until all contracts were settled and paid; the median of the rounds. */
  readonly duration: number;
  /** The slowest answer to another call meanwhile, in milliseconds, in the worst round. */
  readonly longestWait: number;
  readonly errors: readonly string[];
}

/** Settles many real-time contracts at once while other members read and move money. */
export async function measureSettlement(platform: PlatformProcess, rounds: number): Promise<SettlementFound> {
  const { site, tokens } = platform;
  const operations = mixed(readOperations(site, tokens), walletOperations(site, tokens), { share: 4, cycle: 5 });
  const load = () => offerLoad({ host: site.host, operations, ...OTHERS });
  const warmUp = await load();
  const found: { readonly duration: number; readonly slowest: number; readonly errors: readonly string[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await platform.ask("contracts");
    const others = load();
    await setTimeout(CALM_MS);
    const { duration, paid } = await platform.ask("settle");
    const loaded = await others;
    const missing = paid === CONTRACTS ? [] : [`${paid} of ${CONTRACTS} contracts were paid`];
    found.push({ duration, slowest: loaded.slowest, errors: [...errorsOf(loaded), ...missing] });
  }
  return {
    duration: median(found.map(({ duration }) => duration)),
    longestWait: Math.max(...found.map(({ slowest }) => slowest)),
    errors: [...errorsOf(warmUp), ...found.flatMap(({ errors }) => errors)],
  };
}
