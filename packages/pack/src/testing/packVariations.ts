import { mock } from "node:test";
import { join } from "node:path";
import { buildRuntime } from "../buildRuntime.ts";
import { compileWorkspace } from "../compileWorkspace.ts";
import { sha256 } from "../contentHash.ts";
import { openOutFolder } from "../out/outFolder.ts";
import { writeFiles } from "../out/writeFiles.ts";
import { renderPack } from "../renderPack.ts";
import { readTree } from "./brandFolders.ts";

/** How a machine may differ from others while it builds. */
export interface Variation {
  /** The folder for the packs. */
  readonly out: string;
  readonly timeZone: string;
  readonly umask: number;
  /** What its clock says, in milliseconds since 1970. */
  readonly now: number;
  /** Whether the last brand is packed first. */
  readonly isReversed: boolean;
}

/** A brand's id → the sha256 over its own files, among them `livery.json` with the hashes of the shared ones. */
export type Hashes = Readonly<Record<string, string>>;

// A program of its own, because a process has one language: it packs the brands of a folder, the first argument, once for
// each variation of the second, and prints the hashes as JSON.

const [, , brandsFolder = "", variations = "[]"] = process.argv;

// Before the clock is changed: it also says which kept builds are old.
const runtime = await buildRuntime();
const all: Hashes[] = [];
for (const { out, timeZone, umask, now, isReversed } of JSON.parse(variations) as readonly Variation[]) {
  process.env["TZ"] = timeZone;
  process.umask(umask);
  mock.timers.enable({ apis: ["Date"], now });
  const { brands } = await compileWorkspace(brandsFolder, brandsFolder, "2026-11-15");
  const folder = openOutFolder(out);
  const hashes: [string, string][] = [];
  for (const brand of isReversed ? brands.toReversed() : brands) {
    const { id, own } = await renderPack(brand, runtime);
    const staged = folder.stage(id);
    writeFiles(staged, own);
    folder.publish(id, staged);
    const files = [...readTree(join(out, id))].map(([file, content]) => `${file} ${sha256(content)}\n`);
    hashes.push([id, sha256(files.join(""))]);
  }
  mock.timers.reset();
  all.push(Object.fromEntries(hashes));
}
console.log(JSON.stringify(all));
