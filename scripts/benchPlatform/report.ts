import type { BodiesFound } from "./measureBodies.ts";
import type { MemoryFound } from "./measureMemory.ts";
import type { Overload, OverloadFound } from "./measureOverload.ts";
import type { PageFound } from "./measurePages.ts";
import type { Measured } from "./measureRounds.ts";
import type { SettlementFound } from "./measureSettlement.ts";

/** What a machine with two cores should reach. */
export const bars = {
  readsPerSecond: 3000,
  walletPerSecond: 400,
  /** Milliseconds. */
  readsP99: 50,
  walletP99: 100,
  pageP95: 20,
  settlement: 1000,
  settlementWait: 50,
  bodyWait: 50,
  /** Megabytes of the whole process. */
  bodyPeak: 400,
  /** Megabytes a minute. */
  memorySlope: 1,
  /** Milliseconds. */
  recovery: 5000,
} as const;

/** All that the benchmark has found. */
export interface Report {
  readonly node: string;
  readonly cores: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly reads: Measured;
  readonly wallet: Measured;
  readonly oneWallet: Measured;
  readonly mixed: Measured;
  readonly memory: MemoryFound;
  readonly overload: OverloadFound;
  /** The same load from one address, with the standard limits. */
  readonly limited: Overload;
  readonly ledgerFaults: number;
  /** Pages of large records. */
  readonly pages: readonly PageFound[];
  /** Real-time contracts, settled while others call. */
  readonly settlement: SettlementFound;
  /** The largest body of every call, while another visitor asks for something else. */
  readonly bodies: BodiesFound;
}

/** Everything that failed, with its place. If there is any, the platform fails. */
export function errorsIn(report: Report): string[] {
  const { reads, wallet, oneWallet, mixed, memory, overload, limited, ledgerFaults, pages, settlement, bodies } =
    report;
  const parts = {
    reads,
    wallet,
    "one wallet": oneWallet,
    mixed,
    memory,
    overload,
    "standard limits": limited,
    settlement,
    "large bodies": bodies,
  };
  return [
    ...Object.entries(parts).flatMap(([name, { errors }]) => errors.map((error) => `${name}: ${error}`)),
    ...pages.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`)),
    ...(ledgerFaults > 0 ? [`the ledger has ${ledgerFaults} faults`] : []),
  ];
}
