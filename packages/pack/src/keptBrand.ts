import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { inflateRawSync } from "node:zlib";
import { sha256 } from "./contentHash.ts";

/** What is known of a compiled brand of an earlier run without reading it. */
export interface KeptFacts extends Pick<CompiledBrand, "id" | "day"> {
  /** sha256 over its JSON. */
  readonly hash: string;
}

const hashes = new WeakMap<CompiledBrand, string>();

/** A compiled brand of an earlier run. `read` returns its compressed JSON; it is only called when something of it is used. */
export function keptBrand({ hash, ...facts }: KeptFacts, read: () => Uint8Array): CompiledBrand {
  let whole: CompiledBrand | undefined;
  const get = <Key extends keyof CompiledBrand>(key: Key): CompiledBrand[Key] => {
    whole ??= JSON.parse(inflateRawSync(read()).toString()) as CompiledBrand;
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
    get compliance() {
      return get("compliance");
    },
    get sources() {
      return get("sources");
    },
  };
  hashes.set(brand, hash);
  return brand;
}

/** sha256 over a compiled brand's JSON. */
export function hashOfBrand(brand: CompiledBrand): string {
  return hashes.get(brand) ?? sha256(JSON.stringify(brand));
}
