import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../contentHash.ts";
import { filesInside } from "./foreignFiles.ts";
import { type PackManifest, readPackManifest, UNLISTED } from "./packManifest.ts";
import { RECORDS } from "./recordsFolder.ts";

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
interface PackRecord extends PackInputs {
  readonly schemaVersion: 2;
  /** sha256 over the content of the pack's `livery.json`. */
  readonly manifest: string;
}

/**
 * Why a brand is packed. `new`: it has no pack whose inputs are known. `changed`: its pack is not the one that was
 * recorded, or has lost or got files. `runtime`: the runtime or the code that packs. `compiler`: the code that compiles brands. `source`: something
 * that the brand is compiled from, by its name.
 */
export type PackReason =
  | { readonly kind: "asked" | "changed" | "compiler" | "new" | "runtime" }
  | { readonly kind: "source"; readonly name: string };

/**
 * The manifest of a brand's pack if that is up to date, or why it has to be packed. Of the pack's files only the names are
 * compared with its `livery.json`.
 */
export function stateOfPack(
  out: string,
  id: string,
  inputs: PackInputs,
): { readonly manifest: PackManifest } | { readonly reasons: readonly PackReason[] } {
  const record = readRecord(out, id);
  const manifest = readPackManifest(join(out, id));
  if (!record || !manifest) return { reasons: [{ kind: "new" }] };
  const isSame = record.manifest === manifestHash(manifest) && hasItsFiles(join(out, id), manifest);
  if (!isSame) return { reasons: [{ kind: "changed" }] };
  const reasons = changesBetween(record, inputs);
  return reasons.length === 0 ? { manifest } : { reasons };
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
export function recordPack(
  out: string,
  { id, manifest }: { readonly id: string; readonly manifest: PackManifest },
  inputs: PackInputs,
): void {
  const record: PackRecord = { schemaVersion: 2, manifest: manifestHash(manifest), ...inputs };
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

const recordFile = (out: string, id: string): string => join(out, RECORDS, `${id}.json`);

function readRecord(out: string, id: string): PackRecord | undefined {
  try {
    const value = JSON.parse(readFileSync(recordFile(out, id), "utf8")) as PackRecord | null;
    return value?.schemaVersion === 2 ? value : undefined;
  } catch {
    return undefined;
  }
}

const manifestHash = (manifest: PackManifest): string => sha256(JSON.stringify(manifest));
