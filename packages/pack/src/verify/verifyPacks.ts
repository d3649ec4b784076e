import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { compareText } from "../compareText.ts";
import { PACK_MANIFEST, readPackManifest } from "../out/packManifest.ts";
import { checkBudgets } from "./checkBudgets.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkForeign, type ForeignWords, foreignWords, tracesOf } from "./checkForeign.ts";
import { checkIdentity } from "./checkIdentity.ts";
import { checkLicences } from "./checkLicences.ts";
import { checkLinks } from "./checkLinks.ts";
import { checkOwners } from "./checkOwners.ts";
import { checkPolicy } from "./checkPolicy.ts";
import { checkProvenance } from "./checkProvenance.ts";
import { checkSbom } from "./checkSbom.ts";
import { readPack, type ReadPack } from "./readPack.ts";

/** What is wrong in a pack. */
export interface Fault {
  /** Path in the pack. */
  readonly file: string;
  /** One sentence. */
  readonly message: string;
}

interface Verified {
  /** Names of the folders, sorted. */
  readonly packs: readonly string[];
  readonly faults: readonly (Fault & { readonly id: string })[];
}

/** The names of the folders in a folder of packs, sorted. Each should be a pack. */
export function packFolders(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .toSorted(compareText);
}

/**
 * Checks packs of a folder from their files alone: hashes, what is off or of another brand, the policy and the headers,
 * the links between files, what they are made of, and the sizes of pages. One pack at a time is in memory; an abort stops between two.
 */
export async function verifyPacks(folder: string, ids: readonly string[], signal?: AbortSignal): Promise<Verified> {
  const words = foreignWords(
    packFolders(folder).flatMap((id) => {
      const [manifest, page] = [readPackManifest(join(folder, id)), join(folder, id, "index.html")];
      return manifest && existsSync(page) ? [tracesOf(manifest, readFileSync(page, "utf8"))] : [];
    }),
  );
  const faults: (Fault & { readonly id: string })[] = [];
  for (const id of ids) {
    await turn();
    signal?.throwIfAborted();
    const pack = readPack(join(folder, id));
    faults.push(...(pack ? verifyPack(id, pack, words) : [noManifest]).map((fault) => ({ id, ...fault })));
  }
  return { packs: ids, faults };
}

const noManifest: Fault = {
  file: PACK_MANIFEST,
  message: "It is missing, cannot be read, or is of an older version of Livery. Build this brand again.",
};

/** The faults of a pack. `id`: the name of its folder. */
export function verifyPack(id: string, pack: ReadPack, words: ForeignWords): readonly Fault[] {
  return [
    ...checkIdentity(id, pack),
    ...checkFiles(pack),
    ...checkOwners(pack),
    ...checkForeign(pack, words),
    ...checkPolicy(pack),
    ...checkLinks(pack),
    ...checkSbom(pack),
    ...checkLicences(pack),
    ...checkProvenance(pack),
    ...checkBudgets(pack),
  ];
}
