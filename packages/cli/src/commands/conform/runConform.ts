import { nearestName } from "@livery/brand/check/nearestName.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { PLAY_MONEY_DECIMALS } from "@livery/product/money.ts";
import { writeFile } from "node:fs/promises";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { selectSites } from "../../selectBrands.ts";
import { UsageError } from "../../usageError.ts";
import { type ConformSettings, checkPlatform } from "./checkPlatform.ts";
import type { ConformOptions } from "./conform.ts";
import { verdictOf } from "./conformReport.ts";
import { formatConform } from "./formatConform.ts";
import { formatJunit } from "./formatJunit.ts";
import { readAccounts } from "./readAccounts.ts";

const SECOND_MS = 1000;

/** Checks a platform against the contract and reports what differs. */
export async function runConform(
  only: readonly string[],
  options: ConformOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  for (const id of only) requireCall(id);
  const place = await placeOf(options);
  const accounts = await readAccounts(options);
  if (Object.keys(accounts.accounts).length > 0 && isInClear(place.url))
    terminal.note("The address is not https: passwords and tokens can be read on their way.");
  let waited = false;
  const report = await checkPlatform({
    ...place,
    ...accounts,
    only,
    write: options.write === true,
    timeoutMs: options.timeout * SECOND_MS,
    signal,
    waits() {
      if (!waited) terminal.note("The platform limits how often it may be called, so this takes longer.");
      waited = true;
    },
  });
  if (options.junit !== undefined) await writeReport(options.junit, formatJunit(report));
  const ok = report.calls.every((call) => verdictOf(call) !== "differs");
  terminal.print(
    options.json
      ? JSON.stringify({ schemaVersion: 1, command: "conform", ok, ...report }, null, 2)
      : formatConform(report, terminal),
  );
  return ok ? exitCode.ok : exitCode.findings;
}

/** Whether an address is neither encrypted nor on this machine. */
function isInClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !/^(?:localhost|127\..*|\[::1\])$|\.localhost$/.test(hostname);
}

function requireCall(id: string): void {
  if (id in liveCalls) return;
  const nearest = nearestName(id, Object.keys(liveCalls));
  throw new UsageError(`There is no call "${id}".${nearest === undefined ? "" : ` Did you mean ${nearest}?`}`);
}

type Place = Pick<ConformSettings, "url" | "merchant" | "tokenHeader" | "publicKey" | "endpoints" | "decimals">;

/** Where the platform is and how a site calls it: as the options say, and otherwise as the brand does. */
async function placeOf({ url, merchant, publicKey, brand, brands }: ConformOptions): Promise<Place> {
  const site = brand === undefined ? undefined : (await selectSites([brand], brands)).brands[0]?.site;
  if (brand !== undefined && site === undefined)
    throw new UsageError(`${brand} has mistakes: see \`livery check ${brand}\`.`);
  const address = url ?? (site?.hosts.api.startsWith("/") ? undefined : site?.hosts.api);
  if (address === undefined) throw new UsageError("Name the platform's address with --url.");
  const code = merchant ?? site?.merchant;
  if (code === undefined) throw new UsageError("Name the merchant with --merchant, or a brand with --brand.");
  const key = publicKey ?? site?.hosts.publicKey;
  return {
    url: address,
    merchant: code,
    tokenHeader: site?.hosts.tokenHeader ?? "Authorization",
    endpoints: site?.hosts.endpoints ?? {},
    decimals: site?.currencyDecimals ?? PLAY_MONEY_DECIMALS,
    ...(key !== undefined && { publicKey: key }),
  };
}

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
