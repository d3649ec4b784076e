import { sha256 } from "@livery/pack/contentHash.ts";
import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { checkFiles } from "@livery/pack/verify/checkFiles.ts";
import { checkIdentity } from "@livery/pack/verify/checkIdentity.ts";
import { readPack } from "@livery/pack/verify/readPack.ts";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../../../usageError.ts";
import type { Content, Site } from "./site.ts";
import { isBrandId, isSitePath } from "./sitePath.ts";

/** How many faults of a pack its refusal names. */
const NAMED = 3;

/**
 * The site of a pack, without its provenance, which is for the people who keep the pack. Throws a `UsageError` if the pack
 * is not whole: a file is missing, has changed since the build, is not of this brand, or has a name that no site may have.
 */
export function readSite(folder: string, id: string): Site {
  const pack = isBrandId(id) ? readPack(join(folder, id)) : undefined;
  if (!pack) throw torn(id, [`${PACK_MANIFEST} is missing, cannot be read, or is of an older version of Livery`]);
  const names = Object.keys(pack.manifest.files);
  const faults = [
    ...names
      .filter((path) => !isSitePath(path))
      .map((path) => `${JSON.stringify(path)} is not a valid name for a file of a site`),
    ...[...checkIdentity(id, pack), ...checkFiles(pack)].map(({ file, message }) => `${file}: ${message}`),
  ];
  if (faults.length > 0) throw torn(id, faults);
  const manifest = readFileSync(join(folder, id, PACK_MANIFEST));
  const facts = { ...pack.manifest.files, [PACK_MANIFEST]: { sha256: sha256(manifest), bytes: manifest.length } };
  const files = Object.entries(facts).map(([path, { sha256: hash, bytes }]): [string, Content] => [
    path,
    { sha256: hash, bytes, read: () => readUnchanged(join(folder, id, path), hash) },
  ]);
  return { id, files: new Map(files) };
}

function torn(id: string, faults: readonly string[]): UsageError {
  const more = faults.length > NAMED ? ` … (${faults.length} in all)` : "";
  const named = faults.slice(0, NAMED).join("; ");
  return new UsageError(`The pack of "${id}" is not whole, so nothing was sent. ${named}${more}. Build it again.`);
}

/** A build may run at the same time. */
async function readUnchanged(file: string, hash: string): Promise<Uint8Array> {
  const content = await readFile(file).catch(() => undefined);
  if (content && sha256(content) === hash) return content;
  throw new UsageError(`${file} has changed since it was checked. Publish again when no build is running.`);
}
