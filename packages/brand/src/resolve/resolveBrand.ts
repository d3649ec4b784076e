import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { BrandSource } from "../brandSource.ts";
import { brandSchema } from "../brandSchema.ts";
import { type JsonPath, fromPointer } from "../jsonPointer.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import { fillDefaults } from "./fillDefaults.ts";

/** Where a value comes from. */
type Origin =
  | { readonly layer: "default" }
  | { readonly layer: "brand"; readonly file: string; readonly line: number; readonly column: number };

/** A brand with every default filled in, which still knows where each of its values was written. */
export interface ResolvedBrand {
  readonly source: BrandSource;
  readonly document: JsonDocument;
  readonly config: ResolvedConfig;
  /** The layer that the value of a JSON pointer comes from, with its place. */
  origin(pointer: string): Origin;
  /** Whether brand.json itself holds a value at this path. */
  writes(path: JsonPath): boolean;
}

/** Puts a valid config over the schema's defaults. The document must have passed `checkShape`. */
export function resolveBrand(source: BrandSource, document: JsonDocument): ResolvedBrand {
  return {
    source,
    document,
    config: fillDefaults(brandSchema, document.value) as unknown as ResolvedConfig,
    writes: (path) => document.has(path),
    origin: (pointer) => {
      const path = fromPointer(pointer);
      if (!document.has(path)) return { layer: "default" };
      const place = document.source.position(document.valueSpan(path).offset);
      return { layer: "brand", file: document.source.file, ...place };
    },
  };
}
