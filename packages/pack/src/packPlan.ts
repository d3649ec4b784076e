import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { join } from "node:path";
import type { RuntimeBuild } from "./buildRuntime.ts";
import { hashOfBrand } from "./keptBrand.ts";
import { readPackManifest } from "./out/packManifest.ts";
import { comparePack, type PackInputs, type PackReason, type PackTimes } from "./out/packRecord.ts";
import { PackError } from "./packError.ts";
import { type PackedBrand, packSize } from "./placePack.ts";

/** A brand whose pack is up to date. */
export interface UpToDate extends PackedBrand {
  /** Why it was packed; empty if its pack is from an earlier build. */
  readonly reasons: readonly PackReason[];
  /** As its record has them. */
  readonly times: PackTimes;
}

/** Whether a brand has to be packed. */
export interface PackPlan {
  readonly brand: CompiledBrand;
  readonly inputs: PackInputs;
  /** Why it is packed; empty if its pack is up to date. */
  readonly reasons: readonly PackReason[];
  /** Its pack, if that is up to date. */
  readonly earlier?: UpToDate;
}

export interface PlanOptions {
  /** Whether brands are packed whose packs are up to date. */
  readonly all?: boolean;
  /** Hashes of what a brand is compiled from, by name, to say why it is packed. */
  readonly sourcesOf?: (id: string) => PackInputs["sources"];
}

/** Compares a brand with what its pack in the folder `out` was made from. */
export function planPack(
  brand: CompiledBrand,
  runtime: Pick<RuntimeBuild, "hash">,
  out: string,
  { all = false, sourcesOf }: PlanOptions,
): PackPlan {
  const { id } = brand;
  const inputs: PackInputs = {
    runtime: runtime.hash,
    compiled: hashOfBrand(brand),
    get sources() {
      return sourcesOf?.(id) ?? {};
    },
    get files() {
      return Object.fromEntries(brand.sources.map(({ path, sha256 }) => [path, sha256]));
    },
  };
  const { reasons, times } = comparePack(out, id, inputs);
  if (reasons.length > 0) return { brand, inputs, reasons };
  if (all) return { brand, inputs, reasons: [{ kind: "asked" }] };
  return { brand, inputs, reasons, earlier: earlierPack(id, join(out, id), times) };
}

/** A pack of an earlier build, whose manifest is only read when it is asked for. */
function earlierPack(id: string, directory: string, times: PackTimes): UpToDate {
  const manifest = () => {
    const found = readPackManifest(directory);
    if (!found) throw new PackError(`The pack ${directory} was removed meanwhile. Build it again.`);
    return found;
  };
  return {
    id,
    directory,
    reasons: [],
    times,
    get size() {
      return packSize(manifest());
    },
    get merchant() {
      return manifest().merchant;
    },
  };
}
