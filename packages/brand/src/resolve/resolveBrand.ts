import type { ResolvedConfig } from "../brandConfig.gen.ts";
import type { BrandSource } from "../brandSource.ts";
import { brandSchema } from "../brandSchema.ts";
import { type JsonPath, fromPointer } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import type { JsonDocument } from "../parse/jsonDocument.ts";
import { fillDefaults } from "./fillDefaults.ts";
import { inheritable } from "./inheritable.ts";
import { type Layer, placeIn, saidBy } from "./layer.ts";
import { mergeValues } from "./mergeValues.ts";
import type { Origin } from "./origin.ts";

/**
 * A brand merged over the brands that it extends and over the defaults. It still knows where each value was written.
 */
export interface ResolvedBrand {
  readonly source: BrandSource;
  /** Its own brand.json. */
  readonly document: JsonDocument;
  readonly config: ResolvedConfig;
  /** Ids of the brands that it extends, directly or through others, nearest first. */
  readonly parents: readonly string[];
  /** The documents that apply to it, nearest first: its own, then the inherited part of each parent's. */
  readonly layers: readonly Layer[];
  /** The merged layers, without defaults. */
  readonly written: JsonValue;
  /** The layer that sets the value at a JSON pointer, with its place. */
  origin(pointer: string): Origin;
  /** Whether its own brand.json contains a value at this path; `null` does not count. */
  writes(path: JsonPath): boolean;
  /** Whether its own or an inherited brand.json contains the value at this path. */
  sets(path: JsonPath): boolean;
}

/** What a brand inherits from the brands that it extends. */
export interface InheritedConfig {
  /** Nearest first. */
  readonly layers: readonly Layer[];
  /** The layers merged. */
  readonly value: JsonValue;
}

const nothing: InheritedConfig = { layers: [], value: {} };

/**
 * Merges a config over what it inherits and over the schema's defaults. All documents must have passed `checkShape`.
 */
export function resolveBrand(
  source: BrandSource,
  document: JsonDocument,
  inherited: InheritedConfig = nothing,
): ResolvedBrand {
  const own: Layer = { brand: source.id, document, value: document.value };
  const layers = [own, ...inherited.layers];
  const written = mergeValues(inherited.value, document.value) ?? {};
  return {
    source,
    document,
    config: fillDefaults(brandSchema, written) as unknown as ResolvedConfig,
    parents: inherited.layers.map(({ brand }) => brand),
    layers,
    written,
    writes: (path) => saidBy(own, path).about === "value",
    sets: (path) => layerThatSays(layers, path) !== undefined,
    origin: (pointer) => {
      const path = fromPointer(pointer);
      const layer = layerThatSays(layers, path);
      return layer ? { layer: "brand", brand: layer.brand, ...placeIn(layer, path) } : { layer: "default" };
    },
  };
}

/** What a brand passes on to the brands that extend it. */
export function inheritedConfigOf({ source, document, layers, written }: ResolvedBrand): InheritedConfig {
  const own: Layer = { brand: source.id, document, value: inheritable(document.value) };
  return { layers: [own, ...layers.slice(1)], value: inheritable(written) };
}

function layerThatSays(layers: readonly Layer[], path: JsonPath): Layer | undefined {
  for (const layer of layers) {
    const { about } = saidBy(layer, path);
    if (about !== "nothing") return about === "value" ? layer : undefined;
  }
  return undefined;
}
