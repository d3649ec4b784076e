import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { inflateRawSync } from "node:zlib";
import { sha256 } from "./contentHash.ts";

/** A compiled brand of an earlier run, which is only read when something of it is asked for. */
export class KeptBrand implements CompiledBrand {
  readonly id: string;
  /** sha256 over its JSON. */
  readonly hash: string;
  readonly #read: () => Uint8Array;
  #brand: CompiledBrand | undefined;

  /** `read` returns its compressed JSON. */
  constructor(id: string, hash: string, read: () => Uint8Array) {
    this.id = id;
    this.hash = hash;
    this.#read = read;
  }

  get site(): CompiledBrand["site"] {
    return this.toJSON().site;
  }

  get theme(): CompiledBrand["theme"] {
    return this.toJSON().theme;
  }

  get policy(): CompiledBrand["policy"] {
    return this.toJSON().policy;
  }

  get report(): CompiledBrand["report"] {
    return this.toJSON().report;
  }

  get logo(): string {
    return this.toJSON().logo;
  }

  get compliance(): CompiledBrand["compliance"] {
    return this.toJSON().compliance;
  }

  toJSON(): CompiledBrand {
    this.#brand ??= JSON.parse(inflateRawSync(this.#read()).toString()) as CompiledBrand;
    return this.#brand;
  }
}

/** sha256 over a compiled brand's JSON. */
export function hashOfBrand(brand: CompiledBrand): string {
  return brand instanceof KeptBrand ? brand.hash : sha256(JSON.stringify(brand));
}
