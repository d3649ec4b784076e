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

/** A brand over the brands that it extends and the defaults, which still knows where each of its values was written. */
export interface ResolvedBrand {
  readonly source: BrandSource;
  /** Its own brand.json. */
  readonly document: JsonDocument;
  readonly config: ResolvedConfig;
  /** Ids of the brands that it extends, directly and through others, nearest first. */
  readonly parents: readonly string[];
  /** What is written for it, nearest first: its own document, then what it takes over from each of its parents. */
  readonly layers: readonly Layer[];
  /** What these layers say together, without defaults. */
  readonly written: JsonValue;
  /** The layer that the value of a JSON pointer comes from, with its place. */
  origin(pointer: string): Origin;
  /** Whether its own brand.json holds a value at this path; `null` is none. */
  writes(path: JsonPath): boolean;
  /** Whether its own brand.json or one that it takes over from holds the value of this path. */
  sets(path: JsonPath): boolean;
}

/** What a brand takes over from the brands that it extends. */
export interface InheritedConfig {
  /** Nearest first. */
  readonly layers: readonly Layer[];
  /** What they say together. */
  readonly value: JsonValue;
}

const nothing: InheritedConfig = { layers: [], value: {} };

/** Puts a config over what it takes over and over the schema's defaults. All documents must have passed `checkShape`. */
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

/** What a brand hands on to the brands that extend it. */
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
