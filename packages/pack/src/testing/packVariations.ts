import { mock } from "node:test";
import { join } from "node:path";
import { buildRuntime } from "../buildRuntime.ts";
import { compileWorkspace } from "../compileWorkspace.ts";
import { sha256 } from "../contentHash.ts";
import { openOutFolder } from "../out/outFolder.ts";
import { packAll } from "../packBrands.ts";
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
  /** The number of threads. */
  readonly jobs: number;
}

/** A brand's id → the sha256 over the names and contents of its pack's files. */
export type Hashes = Readonly<Record<string, string>>;

// A program of its own, because a process has one language: it packs the brands of a folder, the first argument, once for
// each variation of the second, and prints the hashes as JSON.

const [, , brandsFolder = "", variations = "[]"] = process.argv;

// Before the clock is changed: it also says which kept builds are old.
const runtime = await buildRuntime();
const all: Hashes[] = [];
for (const { out, timeZone, umask, now, isReversed, jobs } of JSON.parse(variations) as readonly Variation[]) {
  process.env["TZ"] = timeZone;
  process.umask(umask);
  mock.timers.enable({ apis: ["Date"], now });
  const { brands } = await compileWorkspace(brandsFolder, brandsFolder, "2026-11-15");
  await packAll(isReversed ? brands.toReversed() : brands, { runtime, out: openOutFolder(out), jobs });
  const hashes = brands.map(({ id }) => {
    const files = [...readTree(join(out, id))].map(([file, content]) => `${file} ${sha256(content)}\n`);
    return [id, sha256(files.join(""))];
  });
  mock.timers.reset();
  all.push(Object.fromEntries(hashes) as Hashes);
}
console.log(JSON.stringify(all));
