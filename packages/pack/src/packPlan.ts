import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { join } from "node:path";
import type { RuntimeBuild } from "./buildRuntime.ts";
import { sha256 } from "./contentHash.ts";
import { type PackInputs, type PackReason, stateOfPack } from "./out/packRecord.ts";
import type { PackedBrand } from "./placePack.ts";

/** A brand whose pack is up to date. */
export interface UpToDate extends PackedBrand {
  /** Why it was packed; empty if its pack is from an earlier build. */
  readonly reasons: readonly PackReason[];
}

/** Whether a brand has to be packed. */
export interface PackPlan {
  readonly brand: CompiledBrand;
  readonly inputs: PackInputs;
  /** Why it is packed; empty if its pack is up to date. */
  readonly reasons: readonly PackReason[];
  /** Its pack, if that is up to date. */
  readonly earlier?: PackedBrand;
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
  const { id, site } = brand;
  const compiled = sha256(JSON.stringify(brand));
  const files = Object.fromEntries(brand.sources.map((source) => [source.path, source.sha256]));
  const inputs: PackInputs = { runtime: runtime.hash, compiled, sources: sourcesOf?.(id) ?? {}, files };
  const state = stateOfPack(out, id, inputs);
  if ("reasons" in state) return { brand, inputs, reasons: state.reasons };
  if (all) return { brand, inputs, reasons: [{ kind: "asked" }] };
  const earlier = { id, merchant: site.merchant, directory: join(out, id), manifest: state.manifest };
  return { brand, inputs, reasons: [], earlier };
}
