import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sha256 } from "../contentHash.ts";
import { filesInside } from "./foreignFiles.ts";
import { PACK_MANIFEST, type PackManifest, readPackManifest, UNLISTED } from "./packManifest.ts";
import { RECORDS, recordFile } from "./recordsFolder.ts";

/** What a pack is made from. */
export interface PackInputs {
  /** Hash of the runtime's inputs, which include the code that packs. */
  readonly runtime: string;
  /** sha256 over the compiled brand. */
  readonly compiled: string;
  /** Hashes of what the compiled brand comes from, by name: only to say why a brand is packed. */
  readonly sources: Readonly<Record<string, string>>;
  /** Hashes of the files that it comes from, by path. Another layout of a file changes a pack's provenance alone. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * What the last build knew about a pack. It is not in the pack, which must have the same bytes wherever it is made.
 * Without a record, or with one that cannot be read, the brand is packed.
 */
interface PackRecord extends PackInputs, PackState {
  readonly schemaVersion: 2;
}

/** What tells a pack from any other. */
export interface PackState {
  /** sha256 over the content of its `livery.json`. */
  readonly manifest: string;
  readonly times: PackTimes;
}

/**
 * When a pack's folders and its `livery.json` were written, in milliseconds by their path in the pack. A folder is written
 * when a file is added to it or removed.
 */
export type PackTimes = Readonly<Record<string, number>>;

/** The state of a pack that is written, or about to be published: renaming it does not change that. */
export const packState = (pack: string, manifest: PackManifest): PackState => ({
  manifest: manifestHash(manifest),
  times: packTimes(pack),
});

function packTimes(pack: string): PackTimes {
  const folders = readdirSync(pack, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(pack, join(entry.parentPath, entry.name)));
  return Object.fromEntries(["", PACK_MANIFEST, ...folders].map((path) => [path, timeOf(pack, path)]));
}

const timeOf = (pack: string, path: string) => lstatSync(join(pack, path)).mtimeMs;

/**
 * Why a brand is packed. `new`: it has no pack whose inputs are known. `changed`: its pack is not the one that was
 * recorded, or has lost or got files. `runtime`: the runtime or the code that packs. `compiler`: the code that compiles brands. `source`: something
 * that the brand is compiled from, by its name.
 */
export type PackReason =
  | { readonly kind: "asked" | "changed" | "compiler" | "new" | "runtime" }
  | { readonly kind: "source"; readonly name: string };

/** What a pack's record says about it. */
interface ComparedPack {
  /** Why the brand has to be packed; empty if its pack is up to date. */
  readonly reasons: readonly PackReason[];
  /** The times of the pack as they were recorded; empty without a record. */
  readonly times: PackTimes;
}

/**
 * Compares a pack with what it would be made from now. Of its files only the names are compared with its `livery.json`,
 * and only if its folders were written since it was recorded, or copied from elsewhere.
 */
export function comparePack(out: string, id: string, inputs: PackInputs): ComparedPack {
  const record = readRecord(out, id);
  if (!record) return { reasons: [{ kind: "new" }], times: {} };
  return { reasons: reasonsToPack(join(out, id), record, inputs), times: record.times };
}

function reasonsToPack(pack: string, record: PackRecord, inputs: PackInputs): readonly PackReason[] {
  if (hasItsTimes(pack, record.times)) return changesBetween(record, inputs);
  const manifest = readPackManifest(pack);
  if (!manifest) return [{ kind: "new" }];
  const isSame = record.manifest === manifestHash(manifest) && hasItsFiles(pack, manifest);
  return isSame ? changesBetween(record, inputs) : [{ kind: "changed" }];
}

export function hasItsTimes(pack: string, times: PackTimes): boolean {
  try {
    return Object.entries(times).every(([path, time]) => timeOf(pack, path) === time);
  } catch {
    return false;
  }
}

function changesBetween(record: PackInputs, inputs: PackInputs): readonly PackReason[] {
  const ofRuntime: readonly PackReason[] = record.runtime === inputs.runtime ? [] : [{ kind: "runtime" }];
  if (record.compiled === inputs.compiled) return ofRuntime;
  const values = changedNames(record.sources, inputs.sources);
  const changed = values.length > 0 ? values : changedNames(record.files, inputs.files);
  const ofBrand: readonly PackReason[] =
    changed.length === 0 ? [{ kind: "compiler" }] : changed.map((name) => ({ kind: "source", name }));
  return [...ofRuntime, ...ofBrand];
}

function changedNames(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return names.filter((name) => now[name] !== before[name]);
}

/**
 * Records what a pack was made from. To be called when the pack is in its place; if another build has replaced it by then,
 * the record does not fit that one.
 */
export function recordPack(out: string, id: string, state: PackState, inputs: PackInputs): void {
  const record: PackRecord = { schemaVersion: 2, ...state, ...inputs };
  mkdirSync(join(out, RECORDS), { recursive: true });
  writeFileSync(recordFile(out, id), `${JSON.stringify(record)}\n`);
}

export function removeRecord(out: string, id: string): void {
  rmSync(recordFile(out, id), { force: true });
}

function hasItsFiles(pack: string, { files }: PackManifest): boolean {
  const names = [...UNLISTED, ...Object.keys(files)];
  try {
    const inside = new Set(filesInside(pack));
    return inside.size === names.length && names.every((name) => inside.has(name));
  } catch {
    // Another build is replacing it.
    return false;
  }
}

function readRecord(out: string, id: string): PackRecord | undefined {
  try {
    const value = JSON.parse(readFileSync(recordFile(out, id), "utf8")) as PackRecord | null;
    return value?.schemaVersion === 2 ? value : undefined;
  } catch {
    return undefined;
  }
}

const manifestHash = (manifest: PackManifest): string => sha256(JSON.stringify(manifest));
