import { createPictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { createBrandHandler } from "@livery/cli/server/brandHandler.ts";
import { dataFileIn } from "@livery/cli/server/dataFile.ts";
import { galleryEntry } from "@livery/cli/server/gallery/galleryEntry.ts";
import { merchantsOf, openPlatform } from "@livery/cli/server/openPlatform.ts";
import { createPlatformMount } from "@livery/cli/server/platformMount.ts";
import { startServers } from "@livery/cli/server/startServers.ts";
import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { DatabaseSync } from "node:sqlite";
import { addContracts } from "./addContracts.ts";
import { addMembers } from "./addMembers.ts";
import { type Team, addTeam } from "./addTeam.ts";
import type { Site } from "./wireRequest.ts";

// A separate process: it serves like `livery serve`, but packs no brand. Its parent sends it messages; it ends when its
// parent does.

export interface WantedPlatform {
  readonly limits: "loose" | "standard";
  /** How many members are logged in. */
  readonly members: number;
  /** Whether there is an agent with a large team. */
  readonly team?: boolean;
}

/** What the platform tells once it serves. */
export interface Served {
  readonly site: Site;
  readonly tokens: readonly string[];
  readonly team?: Team;
}

/** Messages from the parent. */
export type Question = keyof Replies;

/** Messages to the parent. */
export interface Replies {
  /** Bytes, right after a full collection. */
  readonly memory: { readonly rss: number; readonly heap: number };
  /** The most megabytes that it ever took. */
  readonly peak: number;
  /** Milliseconds of processor time since its start, of all its threads. */
  readonly processor: number;
  /** The number of errors in the ledger. */
  readonly faults: number;
  /** Makes real-time contracts that are due. */
  readonly contracts: true;
  /** Settles what is due: how many milliseconds that took, and how many payments of contracts were made. */
  readonly settle: { readonly duration: number; readonly paid: number };
}

async function serve([folder = "", wanted = ""]: readonly string[]): Promise<void> {
  const { limits, members, team = false } = JSON.parse(wanted) as WantedPlatform;
  const { brands } = await compileWorkspace(defaultBrandsFolder, process.cwd());
  const [brand] = brands;
  if (brand === undefined) throw new Error("There is no brand to serve.");
  const platform = await openPlatform(folder, merchantsOf([brand]), { limits });
  const servers = await startServers({ ids: [brand.id], port: 0, portPerBrand: false });
  const mount = createPlatformMount({ brand: () => brand, pictures: createPictureStore(), platform });
  const answer = createBrandHandler({ folder, framedBy: servers.galleryOrigins, mount });
  const shown = { brands: [{ entry: galleryEntry(brand), answer }], packOf: () => folder, font: folder };
  const [shownAt] = await servers.show(shown);
  const { merchant, hosts } = brand.site;
  const file = dataFileIn(folder);
  const served: Served = {
    site: { merchant, host: new URL(shownAt?.address ?? servers.gallery).host, tokenHeader: hosts.tokenHeader },
    tokens: addMembers(file, merchant, members),
    ...(team && { team: addTeam(file, merchant) }),
  };
  const contracts = (): true => {
    addContracts(file, merchant);
    return true;
  };
  const settle = async (): Promise<Replies["settle"]> => {
    const [began, before] = [performance.now(), paymentsIn(file)];
    await platform.control().tick();
    return { duration: performance.now() - began, paid: paymentsIn(file) - before };
  };
  const peak = (): number => process.resourceUsage().maxRSS / 1024;
  const replies = { memory, peak, processor, faults: () => faultsIn(file), contracts, settle };
  const answerTo = async (question: Question): Promise<void> => void process.send?.(await replies[question]());
  process.on("message", (question: Question) => void answerTo(question));
  process.once("disconnect", () => void Promise.all([servers.close(), platform.close()]));
  process.send?.(served);
}

function memory(): Replies["memory"] {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function faultsIn(file: string): number {
  const raw = new DatabaseSync(file, { readOnly: true });
  const faults = raw.prepare("select * from ledger_fault").all().length;
  raw.close();
  return faults;
}

function paymentsIn(file: string): number {
  const raw = new DatabaseSync(file, { readOnly: true });
  const found = raw.prepare("select count(*) as count from settlement where paid_at is not null").get();
  raw.close();
  return Number(found?.["count"]);
}

await serve(process.argv.slice(2));
