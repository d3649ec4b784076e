import { codeStamp, fileStamp } from "@livery/pack/codeStamp.ts";
import { shortHash } from "@livery/pack/contentHash.ts";
import { hasItsTimes, type PackTimes } from "@livery/pack/out/packRecord.ts";
import type { UpToDate } from "@livery/pack/packPlan.ts";
import { RECORDS } from "@livery/pack/out/recordsFolder.ts";
import { today } from "@livery/pack/today.ts";
import { defaultBrandsFolder, workspaceRoot } from "@livery/pack/workspace.ts";
import { lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Terminal } from "../../terminal.ts";
import type { BuildOptions } from "./build.ts";

/** What the last build into a folder left, to say again in a moment that a thousand brands have not changed. */
interface Receipt {
  /** Hash of everything that it depended on. */
  readonly inputs: string;
  /** Time of the folder of packs, which changes when a pack is added, replaced or removed. */
  readonly time: number;
  /** By the id of each brand: the times of its pack. */
  readonly packs: Readonly<Record<string, PackTimes>>;
  /** What a build prints that has nothing to do, without how long it took. */
  readonly text: string;
}

export interface LastBuild {
  /** What this build prints, if nothing was written since the last one that either of them depends on. */
  readonly text?: string;
  /** Notes for the next build that all these packs are up to date, and what it prints if that is still so. */
  keep(packed: readonly Pick<UpToDate, "id" | "times">[], text: string): void;
}

/** Compares a build with the last one into the same folder, without reading any brand or pack. */
export function lastBuild(ids: readonly string[], options: BuildOptions, terminal: Terminal): LastBuild {
  const inputs = inputsOf(ids, options, terminal);
  if (inputs === undefined) return { keep: () => undefined };
  const out = resolve(options.out);
  const last = readReceipt(out);
  const isSame =
    last?.inputs === inputs &&
    last.time === timeOf(out) &&
    Object.entries(last.packs).every(([id, times]) => hasItsTimes(join(out, id), times));
  return {
    ...(isSame && { text: last.text }),
    keep(packed, text) {
      const packs = Object.fromEntries(packed.map(({ id, times }) => [id, times]));
      const receipt: Receipt = { inputs, time: timeOf(out)!, packs, text };
      try {
        writeFileSync(receiptFile(out), JSON.stringify(receipt));
      } catch {
        // The disk is full, or there is no folder because nothing was packed: the next build looks at every brand.
      }
    },
  };
}

const receiptFile = (out: string) => join(out, RECORDS, "last-build.json");

const timeOf = (folder: string) => lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs;

function readReceipt(out: string): Receipt | undefined {
  try {
    return JSON.parse(readFileSync(receiptFile(out), "utf8")) as Receipt;
  } catch {
    return undefined;
  }
}

/** A hash of everything that a build depends on; undefined for one that is asked for more than what has changed. */
function inputsOf(
  ids: readonly string[],
  { brands = defaultBrandsFolder, date = today(), ...options }: BuildOptions,
  { color }: Terminal,
): string | undefined {
  const { all, changed, shard, summary, format } = options;
  if (all || changed !== undefined || shard !== undefined || summary !== undefined || format !== "pretty")
    return undefined;
  const files = brandStamps(resolve(brands));
  if (files === undefined) return undefined;
  const code = codeStamp(workspaceRoot, ["cli"]);
  return shortHash(JSON.stringify([code, ids, options, resolve(brands), date, process.cwd(), color, files]));
}

/** A line for each file and folder of the brands; undefined if one of them is a link, which may lead anywhere. */
function brandStamps(folder: string): readonly string[] | undefined {
  const stamps: string[] = [];
  const folders = [folder];
  try {
    for (const one of folders)
      for (const entry of readdirSync(one, { withFileTypes: true })) {
        const path = join(one, entry.name);
        if (entry.isSymbolicLink()) return undefined;
        if (entry.isDirectory()) folders.push(path);
        else stamps.push(fileStamp(path, lstatSync(path)));
      }
  } catch {
    // The build itself says what cannot be read.
    return undefined;
  }
  return [...folders, ...stamps];
}
