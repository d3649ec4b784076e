import type { BrandSource } from "./brandSource.ts";
import { type BaseTexts, checkLocale } from "./check/checkLocales.ts";
import { checkLogo } from "./check/checkLogo.ts";
import { checkRules } from "./check/checkRules.ts";
import { checkShape } from "./check/checkShape.ts";
import { compileBrand } from "./compile/compileBrand.ts";
import type { CompiledBrand } from "./compiledBrand.ts";
import { parseJson } from "./parse/parseJson.ts";
import { type Problem, compareProblems } from "./problem.ts";
import { type ResolvedBrand, resolveBrand } from "./resolve/resolveBrand.ts";
import { fleetOf } from "./rules/fleet.ts";
import type { Fleet } from "./rules/rule.ts";

interface Context {
  readonly baseTexts: BaseTexts;
}

/**
 * The whole way from files to compiled brands: parse, check, resolve, compile (BR-001, BR-004, BR-005). All problems of
 * all brands come back at once, in reading order; a brand with an error is not among the compiled ones.
 */
export function compileBrands(
  sources: readonly BrandSource[],
  context: Context,
): { brands: readonly CompiledBrand[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const resolved = sources.flatMap((source) => {
    const read = readBrand(source);
    problems.push(...read.problems);
    return read.brand ? [read.brand] : [];
  });
  const fleet = fleetOf(resolved);
  const brands = resolved.flatMap((brand) => {
    const finished = finishBrand(brand, fleet, context);
    problems.push(...finished.problems);
    return finished.problems.some(({ severity }) => severity === "error") ? [] : [finished.compiled];
  });
  return { brands, problems: problems.toSorted(compareProblems) };
}

/** Parse, check of the shape, resolve. A brand whose text or shape is wrong goes no further. */
function readBrand(source: BrandSource): { brand?: ResolvedBrand; problems: readonly Problem[] } {
  const { document, problems } = parseJson(source.file, source.text);
  if (!document || problems.length > 0) return { problems };
  const shape = checkShape(document);
  return shape.length > 0 ? { problems: shape } : { brand: resolveBrand(source, document), problems: [] };
}

/** Check of facts, texts and files, and compile. */
function finishBrand(
  brand: ResolvedBrand,
  fleet: Fleet,
  { baseTexts }: Context,
): { compiled: CompiledBrand; problems: readonly Problem[] } {
  const locales = brand.source.locales.map((locale) => ({
    language: locale.language,
    ...checkLocale(locale, baseTexts, brand.config),
  }));
  const { logo, problems: logoProblems } = checkLogo(brand);
  const texts = new Map(locales.map((locale) => [locale.language, locale.texts]));
  const { compiled, problems } = compileBrand(brand, { texts, logo });
  return {
    compiled,
    problems: [
      ...checkRules(brand, fleet),
      ...locales.flatMap((locale) => locale.problems),
      ...logoProblems,
      ...problems,
    ],
  };
}
