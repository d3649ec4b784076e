import { join, resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatFindings } from "../../formatFindings.ts";
import { packSelection } from "../../packSelection.ts";
import { selectBrands } from "../../selectBrands.ts";
import { startServers, type Servers } from "../../server/startServers.ts";
import { UsageError } from "../../usageError.ts";
import { galleryEntry } from "./galleryEntry.ts";
import type { ServeOptions } from "./serve.ts";

/** Packs the chosen brands and serves them until the process is asked to end. */
export async function runServe(
  ids: readonly string[],
  { out, brands, port, ports = false }: ServeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, signal } = context;
  const selection = await selectBrands(ids, brands);
  if (selection.problems.length > 0) terminal.note(formatFindings(selection, terminal));
  if (selection.errors > 0) return exitCode.findings;
  if (ports) refusePortsBeyondLast(port, selection.brands.length);
  const { runtime } = await packSelection(selection, { out, all: ids.length === 0 && brands === undefined }, context);
  const servers = await startServers({
    folder: resolve(out),
    brands: selection.brands.map(galleryEntry),
    port,
    portPerBrand: ports,
    listFont: join(runtime.directory, runtime.manifest.fonts["noto-sans-kr"]?.css ?? ""),
  });
  terminal.print(formatAddresses(servers));
  await ended(signal);
  await servers.close();
  return exitCode.ok;
}

const LAST_PORT = 65_535;

/** Each brand takes one of the ports after the first. */
function refusePortsBeyondLast(port: number, count: number): void {
  if (port + count <= LAST_PORT) return;
  throw new UsageError(
    `With --ports ${count === 1 ? "the brand takes a port" : `${count} brands take the ports`} after ${port}, and ports end at ${LAST_PORT}. ` +
      `Choose --port ${LAST_PORT - count} or a lower one.`,
  );
}

function formatAddresses({ list, sites }: Servers): string {
  const width = Math.max(...sites.map(({ id }) => id.length), "all brands".length);
  const rows = [...sites.map(({ id, address }) => [id, address] as const), ["all brands", list] as const];
  return ["", ...rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`), "", "Ctrl-C ends it."].join(
    "\n",
  );
}

function ended(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
