import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { formatReport } from "./benchPlatform/formatReport.ts";
import { measureBodies } from "./benchPlatform/measureBodies.ts";
import { measureMemory } from "./benchPlatform/measureMemory.ts";
import { measureOverload, offerOverload } from "./benchPlatform/measureOverload.ts";
import { measurePages } from "./benchPlatform/measurePages.ts";
import { measureRounds } from "./benchPlatform/measureRounds.ts";
import { mixed } from "./benchPlatform/operation.ts";
import { measureSettlement } from "./benchPlatform/measureSettlement.ts";
import { type PlatformProcess, startPlatform } from "./benchPlatform/platformProcess.ts";
import { readOperations } from "./benchPlatform/readOperations.ts";
import { type Report, errorsIn } from "./benchPlatform/report.ts";
import type { WantedPlatform } from "./benchPlatform/servedPlatform.ts";
import { oneWalletOperations, walletOperations } from "./benchPlatform/walletOperations.ts";

/**
 * npm run bench:platform: measures the reference platform in a separate process, behind the local server and on a file,
 * under load from this process. `-- --minutes 10` observes its memory for longer, `--rounds` and `--seconds` make it
 * quicker, `--json` prints all figures. It fails if a response is wrong, not if a target is missed.
 */
const values = readValues();

/** The parsed options; undefined if they are invalid. */
function readValues() {
  const options = {
    minutes: { type: "string", default: "1" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "8" },
    json: { type: "boolean", default: false },
  } as const;
  try {
    const { values: said } = parseArgs({ options });
    return [said.minutes, said.rounds, said.seconds].every((number) => Number(number) > 0) ? said : undefined;
  } catch {
    return undefined;
  }
}

/** Enough members that none reaches the limit of five open deposits. */
const MEMBERS = 3000;
const OVERLOAD_S = 10;
/** More than bodies are sent: some end their sender's session. */
const BODY_SENDERS = 700;
/** Of what the platform can do. */
const STEADY_SHARE = 0.5;

async function withPlatform<Result>(
  wanted: WantedPlatform,
  work: (platform: PlatformProcess) => Promise<Result>,
): Promise<Result> {
  const platform = await startPlatform(wanted);
  try {
    return await work(platform);
  } finally {
    await platform.end();
  }
}

function operationsOf({ site, tokens: [alone = "", ...tokens] }: PlatformProcess) {
  const [reads, wallet] = [readOperations(site, tokens), walletOperations(site, tokens)];
  const oneWallet = oneWalletOperations(site, alone);
  return { reads, wallet, oneWallet, mixed: mixed(reads, wallet, { share: 4, cycle: 5 }) };
}

async function benchmark(said: NonNullable<typeof values>): Promise<Report> {
  const pace = { rounds: Number(said.rounds), seconds: Number(said.seconds) };
  const found = await withPlatform({ limits: "loose", members: MEMBERS }, async (platform) => {
    const operations = operationsOf(platform);
    const reads = await measureRounds(platform, operations.reads, pace);
    const wallet = await measureRounds(platform, operations.wallet, pace);
    const oneWallet = await measureRounds(platform, operations.oneWallet, pace);
    const together = await measureRounds(platform, operations.mixed, pace);
    const twice = { perSecond: together.perSecond * 2, seconds: OVERLOAD_S };
    const overload = await measureOverload(platform, operations.mixed, twice);
    const steady = { perSecond: together.perSecond * STEADY_SHARE, minutes: Number(said.minutes) };
    const memory = await measureMemory(platform, operations.mixed, steady);
    const ledgerFaults = await platform.ask("faults");
    return { reads, wallet, oneWallet, mixed: together, overload, memory, ledgerFaults };
  });
  const limited = await withPlatform({ limits: "standard", members: MEMBERS }, (platform) =>
    offerOverload(platform, operationsOf(platform).mixed, { perSecond: found.overload.offered, seconds: OVERLOAD_S }),
  );
  const large = await withPlatform({ limits: "loose", members: MEMBERS, team: true }, async (platform) => {
    const pages = await measurePages(platform, pace.seconds);
    return { pages, settlement: await measureSettlement(platform, pace.rounds) };
  });
  const bodies = await withPlatform({ limits: "loose", members: BODY_SENDERS }, measureBodies);
  return { node: process.version, cores: availableParallelism(), ...pace, ...found, limited, ...large, bodies };
}

// Ends as it ends otherwise, so that nothing is left behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

if (values === undefined) {
  console.error("Usage: npm run bench:platform [-- [--minutes <n>] [--rounds <n>] [--seconds <n>] [--json]]");
  process.exitCode = 2;
} else {
  const report = await benchmark(values);
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = errorsIn(report).length === 0 ? 0 : 1;
}
