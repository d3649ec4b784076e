import type { Counts } from "@livery/gateway/testing/moneyHarness/counts.ts";
import { type CurrencyCode, currencyCodes } from "@livery/gateway/testing/moneyHarness/currency.ts";
import { checkMoney } from "@livery/gateway/testing/moneyHarness/check/checkMoney.ts";
import { readBooks } from "@livery/gateway/testing/moneyHarness/readBooks.ts";
import { type MoneyRun, runMoneyHarness } from "@livery/gateway/testing/moneyHarness/runMoneyHarness.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatLedgerSoak, formatProgress } from "./soakLedger/formatLedgerSoak.ts";

// npm run soak:ledger: 32 clients send money calls, at a merchant with transfers and at one without, to a platform that
// is killed every few seconds. A check verifies that each took effect exactly once, and that no deposit exceeded its
// member's limits. `-- 50000` sets the number of operations, `-- 50000 12345` also the seed, and a third number the
// minimum number of minutes; `-- --currency KRW` counts in another currency than play money. Exits with 0 if nothing is
// wrong; otherwise with 1, and then keeps the data and prints its place.

const CLIENTS = 32;
const KILL_SECONDS = [3, 6] as const;
const PROGRESS_MS = 30_000;
/** The rest is in the file next to the data. */
const SHOWN_FAULTS = 20;

const { values, positionals } = parseArgs({
  options: { currency: { type: "string", default: "P" } },
  allowPositionals: true,
});
const [operations = "100000", seed = String(Math.floor(Math.random() * 2 ** 31)), minutes = "10"] = positionals;
const currency = currencyCodes.find((code) => code === values.currency);
if (currency && [operations, seed, minutes].every((value) => /^\d+$/u.test(value)) && Number(operations) > 0) {
  process.exitCode = await soak(currency);
} else {
  console.error(
    `Usage: npm run soak:ledger [-- <operations> [<seed> [<minutes>]] [--currency ${currencyCodes.join("|")}]], with whole numbers`,
  );
  process.exitCode = 2;
}

async function soak(counted: CurrencyCode): Promise<number> {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stop.abort());
  const folder = mkdtempSync(join(tmpdir(), "livery-soak-ledger-"));
  let isKept = true;
  try {
    console.log(`At least ${operations} operations and ${minutes} minutes in ${counted}, seed ${seed}.`);
    const started = Date.now();
    const run = await runMoneyHarness({
      folder,
      currency: counted,
      operations: Number(operations),
      seconds: Number(minutes) * 60,
      clients: CLIENTS,
      seed: Number(seed),
      kill: { everySeconds: KILL_SECONDS },
      signal: stop.signal,
      onProgress: createProgress(started),
    });
    isKept = !stop.signal.aborted && !(await isFaultless(run, folder, (Date.now() - started) / 1000));
    return isKept ? 1 : stop.signal.aborted ? 130 : 0;
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    if (isKept) console.log(`What the run left behind: ${folder} (${counted}, seed ${seed})`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function createProgress(started: number): (counts: Counts) => void {
  let told = started;
  return (counts) => {
    const now = Date.now();
    if (now - told < PROGRESS_MS) return;
    told = now;
    console.log(formatProgress(counts, (now - started) / 1000));
  };
}

async function isFaultless({ history, counts, database }: MoneyRun, folder: string, seconds: number): Promise<boolean> {
  console.log(`\n${formatLedgerSoak(history, counts, seconds)}`);
  const books = readBooks(database);
  const faults = await checkMoney(history, books);
  console.log(`${books.transactions.length.toLocaleString("en")} transactions checked, seed ${seed}.`);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`- ${fault}`);
  if (faults.length === 0) {
    console.log("Every acknowledged operation took effect exactly once, within every limit, and nothing else did.");
    return true;
  }
  console.log(`${faults.length} errors, all of them in faults.txt; the requests and responses are in history.json.`);
  writeFileSync(join(folder, "faults.txt"), faults.join("\n"));
  writeFileSync(join(folder, "history.json"), JSON.stringify(history.operations));
  return false;
}
