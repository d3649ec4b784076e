import type { BrandSource } from "./brandSource.ts";
import { type BaseTexts, checkLocale } from "./check/checkLocales.ts";
import { checkLogo } from "./check/checkLogo.ts";
import { checkReadable } from "./check/checkReadable.ts";
import { checkRules } from "./check/checkRules.ts";
import { checkShape } from "./check/checkShape.ts";
import { compileBrand } from "./compile/compileBrand.ts";
import type { CompiledBrand } from "./compiledBrand.ts";
import { parseJson } from "./parse/parseJson.ts";
import { type Problem, compareProblems, limitProblems } from "./problem.ts";
import { type ResolvedBrand, resolveBrand } from "./resolve/resolveBrand.ts";
import { fleetOf } from "./rules/fleet.ts";
import type { Fleet } from "./rules/rule.ts";
import { fleetRules } from "./rules/rules.ts";

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
  const read = sources.map(readBrand);
  const fleet = fleetOf(read.flatMap(({ brand }) => brand ?? []));
  const problems: Problem[] = [];
  const brands = read.flatMap(({ brand, sound, problems: found }) => {
    const finished = brand && (sound ? finishBrand(brand, fleet, context) : checkRest(brand, found, fleet, context));
    const all = [...found, ...(finished?.problems ?? [])];
    problems.push(...all);
    return finished?.compiled && !all.some(({ severity }) => severity === "error") ? [finished.compiled] : [];
  });
  return { brands, problems: limitProblems(problems.toSorted(compareProblems)) };
}

interface ReadBrand {
  /** Absent where no value could be read. */
  readonly brand?: ResolvedBrand;
  /** Whether its text and its shape are in order; otherwise only what no problem concerns may be looked at. */
  readonly sound?: boolean;
  readonly problems: readonly Problem[];
}

/** Parse, check of the shape, resolve. */
function readBrand(source: BrandSource): ReadBrand {
  const unreadable = checkReadable(source);
  if (unreadable.some(({ file }) => source.file.startsWith(file))) return { problems: unreadable };
  const { document, problems } = parseJson(source.file, source.text);
  if (!document) return { problems: [...unreadable, ...problems] };
  const wrong = problems.length > 0 ? problems : checkShape(document);
  return { brand: resolveBrand(source, document), sound: wrong.length === 0, problems: [...unreadable, ...wrong] };
}

/** What can be said of a brand with problems already: each check runs where the values that it needs are in order. */
function checkRest(
  brand: ResolvedBrand,
  found: readonly Problem[],
  fleet: Fleet,
  { baseTexts }: Context,
): FinishedBrand {
  const whole = found.some(
    ({ code, file, pointer }) => file === brand.source.file && (pointer === "" || code.startsWith("LIV10")),
  );
  if (whole) return { problems: [] };
  // A required key under a misspelt name is absent without a problem of its own.
  const isFine = (...keys: readonly (keyof ResolvedBrand["config"])[]) =>
    keys.every(
      (key) => Object.hasOwn(brand.config, key) && !found.some(({ pointer }) => pointer.split("/")[1] === key),
    );
  return {
    problems: [
      ...(isFine("merchant", "domains") ? checkRules(brand, fleet, fleetRules) : []),
      ...(isFine("features", "locales")
        ? brand.source.locales.flatMap((locale) => checkLocale(locale, baseTexts, brand.config).problems)
        : []),
      ...(isFine("logo") ? checkLogo(brand).problems : []),
    ],
  };
}

interface FinishedBrand {
  readonly compiled?: CompiledBrand;
  readonly problems: readonly Problem[];
}

/** Check of facts, texts and files, and compile. */
function finishBrand(brand: ResolvedBrand, fleet: Fleet, { baseTexts }: Context): FinishedBrand {
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
