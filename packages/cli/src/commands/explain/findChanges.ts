import type { BrandSource } from "@livery/brand/brandSource.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import type { Problem } from "@livery/brand/problem.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { secondValues } from "@livery/brand/secondValues.ts";
import type { CompiledWorkspace } from "@livery/pack/compileWorkspace.ts";
import { renderPack, type PackRuntime } from "@livery/pack/renderPack.ts";
import { type BrandDifference, compareBrands } from "./compareBrands.ts";
import { findEffect } from "./effect/findEffect.ts";
import { comparePacks } from "./comparePacks.ts";
import type { Changes, ChangesUnavailable } from "./explanation.ts";
import type { ConfigKey } from "./findKey.ts";
import { touchedScreens } from "./touchedScreens.ts";
import { withValue } from "./valueAt.ts";

interface Tried {
  readonly brand: ResolvedBrand;
  readonly family: Pick<CompiledWorkspace, "sources" | "compile">;
  readonly runtime: () => Promise<PackRuntime>;
}

/** The maximum number of values to try. */
const MOST_TRIES = 12;

/**
 * Compiles and renders the brand again with another value of a key, and returns the differences. It uses the first
 * other value that compiles and makes a difference; if there is none, one without a difference.
 */
export async function findChanges(
  { path, schema }: ConfigKey,
  value: JsonValue | undefined,
  tried: Tried,
): Promise<Changes | ChangesUnavailable> {
  const { brand, family } = tried;
  if (brand.config.abstract) return { refused: "An abstract brand has no site that could change." };
  const before = compileOne(tried, family.sources);
  if (!before.compiled) return { refused: "The brand has errors: run `livery check` to see them." };
  let refused = "There is no other value.";
  let same: Changes | undefined;
  for (const other of secondValues(schema, value).slice(0, MOST_TRIES)) {
    const after = compileOne(tried, withOther(tried, path, other));
    if (after.compiled) {
      const found = await changesOf(before.compiled, after.compiled, other, tried);
      const changes = { ...found, effect: findEffect(path, before.compiled.site, after.compiled.site, brand) };
      if (!isNothing(changes)) return changes;
      same ??= changes;
    } else if (after.error) {
      refused = `${JSON.stringify(other)} does not compile: ${after.error.message}`;
    }
  }
  return same ?? { refused };
}

function compileOne(
  { brand, family }: Tried,
  sources: readonly BrandSource[],
): { compiled?: CompiledBrand; error?: Problem } {
  const { brands, problems } = family.compile(sources);
  const compiled = brands.find(({ report: _report, id }) => id === brand.config.id);
  const error = problems.find(({ severity }) => severity === "error");
  return { ...(compiled ? { compiled } : {}), ...(error ? { error } : {}) };
}

/** The family with another value in the brand's own file. */
function withOther({ brand, family }: Tried, path: readonly string[], other: JsonValue): BrandSource[] {
  const text = JSON.stringify(withValue(brand.document.value, path, other));
  return family.sources.map((source) => (source.id === brand.source.id ? { ...source, text } : source));
}

async function changesOf(
  before: CompiledBrand,
  after: CompiledBrand,
  other: JsonValue,
  { runtime }: Tried,
): Promise<Omit<Changes, "effect">> {
  const { properties, ...difference }: BrandDifference = await compareBrands(before, after);
  const built = await runtime();
  const [old, fresh] = [await renderPack(before, built), await renderPack(after, built)];
  return {
    with: other,
    ...difference,
    files: comparePacks(old, fresh),
    screens: touchedScreens(built.manifest, { site: difference.site, properties }, old, fresh),
  };
}

function isNothing({ files: { changed, added, removed } }: Changes): boolean {
  return changed.length + added.length + removed.length === 0;
}
