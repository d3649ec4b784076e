import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { fromPointer, toPointer } from "@livery/brand/jsonPointer.ts";
import { shortHash } from "@livery/pack/contentHash.ts";
import type { Selection } from "./selectBrands.ts";

/**
 * Hashes of what a brand is compiled from: each value of its config by its JSON pointer, each file of its folder and of the
 * brands that it extends by its path in the folder of brands, and each compliance rule in force. A list counts as one value.
 */
export function brandSources(
  id: string,
  { resolved, sources, brands }: Pick<Selection, "resolved" | "sources" | "brands">,
): Readonly<Record<string, string>> {
  const brand = resolved.get(id);
  if (!brand) return {};
  const family = [id, ...brand.parents];
  const rules = brands.find((compiled) => compiled.id === id)?.compliance.rules ?? [];
  return Object.fromEntries([
    ...valuesIn(brand.config, []),
    ...sources.filter((source) => family.includes(source.id)).flatMap(filesOf),
    ...rules.map((rule) => [`rule ${rule.id}`, shortHash(JSON.stringify(rule))]),
  ]);
}

function* valuesIn(value: unknown, path: readonly string[]): Generator<readonly [string, string]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    yield [toPointer(path), shortHash(JSON.stringify(value ?? null))];
    return;
  }
  for (const [key, child] of Object.entries(value)) yield* valuesIn(child, [...path, key]);
}

function filesOf({ id, locales, assets }: Selection["sources"][number]): (readonly [string, string])[] {
  return [
    ...locales.map(({ language, text }) => [`${id}/locales/${language}.json`, shortHash(text)] as const),
    // Of a file that is no SVG only the size counts: nothing is compiled from its content.
    ...assets.map(({ name, text, bytes }) => [`${id}/assets/${name}`, shortHash(text ?? String(bytes))] as const),
  ];
}

/** A name that `brandSources` gives, for people: the key with the place that sets it, or the file. */
export function describeSource(name: string, brand: ResolvedBrand | undefined): string {
  if (!name.startsWith("/") || !brand) return name;
  const key = fromPointer(name).join(".");
  const origin = brand.origin(name);
  switch (origin.layer) {
    case "default":
      return `${key} (now the default)`;
    case "compliance":
      return `${key} (rule ${origin.rule})`;
    default:
      return `${key} (${origin.file}:${origin.line}:${origin.column})`;
  }
}
