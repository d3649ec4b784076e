import type { DrawnPack } from "@livery/pack/renderPack.ts";
import type { FileChanges } from "./explanation.ts";

/** Compares the files of two packs of a brand, by their paths and contents. */
export function comparePacks(before: DrawnPack, after: DrawnPack): FileChanges {
  const [old, fresh] = [filesOf(before), filesOf(after)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].toSorted();
  return {
    changed: names.filter((name) => old.has(name) && fresh.has(name) && old.get(name) !== fresh.get(name)),
    added: names.filter((name) => !old.has(name)),
    removed: names.filter((name) => !fresh.has(name)),
  };
}

/** The content of each file, by its name without the content hash. `livery.json` lists all files except itself. */
function filesOf({ manifest }: DrawnPack): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    const name = file.replace(/-[0-9a-f]{6,}(?=\.\w+$)/, "-*");
    files.set(name, `${files.get(name) ?? ""} ${sha256}`);
  }
  return files;
}
