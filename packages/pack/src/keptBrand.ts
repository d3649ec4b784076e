import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { sha256 } from "./contentHash.ts";

/** What is known of a kept brand without reading it: all that a build says about it. */
export interface KeptFacts extends Pick<CompiledBrand, "id" | "day" | "compliance" | "sources"> {
  /** sha256 over its JSON. */
  readonly hash: string;
}

interface Kept {
  readonly hash: string;
  /** Its compressed JSON. */
  readonly read: () => Uint8Array;
}

const keptBrands = new WeakMap<CompiledBrand, Kept>();

/** A compiled brand that is not in memory. `read` returns its compressed JSON, for whatever is not among the facts. */
export function keptBrand({ hash, ...facts }: KeptFacts, read: () => Uint8Array): CompiledBrand {
  let whole: CompiledBrand | undefined;
  const get = <Key extends keyof CompiledBrand>(key: Key): CompiledBrand[Key] => {
    whole ??= inflateBrand(read());
    return whole[key];
  };
  const brand: CompiledBrand = {
    ...facts,
    get site() {
      return get("site");
    },
    get theme() {
      return get("theme");
    },
    get policy() {
      return get("policy");
    },
    get report() {
      return get("report");
    },
    get logo() {
      return get("logo");
    },
  };
  keptBrands.set(brand, { hash, read });
  return brand;
}

/** The same brand in memory, for as long as the caller has it: a kept one would keep what it has read. */
export function wholeBrand(brand: CompiledBrand): CompiledBrand {
  const kept = keptBrands.get(brand);
  return kept ? inflateBrand(kept.read()) : brand;
}

/** What `keptBrand` takes: a seventh of the brand's JSON, and a fraction of its objects. */
export function factsAndJson(brand: CompiledBrand): { readonly facts: KeptFacts; readonly json: Uint8Array } {
  const { id, day, compliance, sources } = brand;
  const text = JSON.stringify(brand);
  const facts = { id, ...(day !== undefined && { day }), compliance, sources, hash: sha256(text) };
  return { facts, json: deflate(text) };
}

/** Its compressed JSON, which `inflateBrand` reads. */
export function deflateBrand(brand: CompiledBrand): Uint8Array {
  return keptBrands.get(brand)?.read() ?? deflate(JSON.stringify(brand));
}

/** A better compression takes longer than it saves. */
const deflate = (text: string): Uint8Array => deflateRawSync(text, { level: 1 });

export function inflateBrand(json: Uint8Array): CompiledBrand {
  return JSON.parse(inflateRawSync(json).toString()) as CompiledBrand;
}

/** sha256 over a compiled brand's JSON. */
export function hashOfBrand(brand: CompiledBrand): string {
  return keptBrands.get(brand)?.hash ?? sha256(JSON.stringify(brand));
}
