import { type CompileContext, type OwnResult, unobserved } from "./compileContext.ts";
import type { CompiledBrand } from "./compiledBrand.ts";
import { compileTheme } from "@livery/theme/compileTheme.ts";
import { checkLocale } from "./check/checkLocales.ts";
import { checkLogo } from "./check/checkLogo.ts";
import { checkLogoContrast } from "./check/checkLogoContrast.ts";
import { checkRules } from "./check/checkRules.ts";
import { checkTheme } from "./check/checkTheme.ts";
import { compileBrand, themeInput } from "./compile/compileBrand.ts";
import { applyCompliance } from "./compliance/applyCompliance.ts";
import { rulesDay } from "./compliance/rulesDay.ts";
import { fromPointer } from "./jsonPointer.ts";
import type { Problem } from "./problem.ts";
import { type TextsByLanguage, mergeTexts } from "./resolve/mergeTexts.ts";
import { isInherited } from "./resolve/problemOf.ts";
import type { ResolvedBrand } from "./resolve/resolveBrand.ts";
import { withPlaceholders } from "./resolve/placeholders.ts";
import type { FamilyMember } from "./resolveFamilies.ts";
import { idIsFolder } from "./rules/idIsFolder.ts";
import type { Fleet } from "./rules/rule.ts";
import { comparingRules, fleetRules, inheritanceRules, ownRules } from "./rules/rules.ts";

/** The result of checking and compiling a brand. */
export interface CheckedMember {
  /** With its compliance rules applied if it becomes a site. Absent if no value could be read. */
  readonly brand?: ResolvedBrand;
  /** Absent if the brand has errors or is abstract. */
  readonly compiled?: CompiledBrand;
  /** Its own texts merged over those of the brands it extends. */
  readonly texts: TextsByLanguage;
  /** All of its problems, including those of its shape. */
  readonly problems: readonly Problem[];
}

/** What a brand is compiled from besides its config. */
interface Basis {
  /** The texts of the extended brand. */
  readonly texts: TextsByLanguage;
  /** Every file, its own and those of the brands that it extends. */
  readonly files: CompiledBrand["sources"];
}

/** Checks rules, texts and files, and compiles. */
export function checkMember(member: FamilyMember, basis: Basis, fleet: Fleet, context: CompileContext): CheckedMember {
  const { brand, trust, problems: found } = member;
  if (!brand) return { texts: basis.texts, problems: found };
  const chain = checkRules(brand, fleet, inheritanceRules, context.observe);
  const known = [...found, ...chain];
  if (trust !== "whole") {
    return { brand, texts: basis.texts, problems: [...known, ...checkRest(member, brand, fleet, context)] };
  }
  const { compiled, problems, ...finished } = finish(brand, basis, fleet, context);
  // Problems with an inherited value are reported for the brand that sets it.
  const own = chain.length === 0 ? problems : problems.filter((problem) => !isTakenOver(brand, problem));
  const all = [...known, ...own];
  const isSound = compiled !== undefined && !all.some(({ severity }) => severity === "error");
  return { ...finished, ...(isSound ? { compiled } : {}), problems: all };
}

function isTakenOver(brand: ResolvedBrand, { file, pointer }: Problem): boolean {
  return file === brand.source.file && isInherited(brand, fromPointer(pointer));
}

function finish(brand: ResolvedBrand, basis: Basis, fleet: Fleet, context: CompileContext): CheckedMember {
  return brand.config.abstract
    ? checkAbstract(brand, basis.texts, fleet, context)
    : finishSite(brand, basis, fleet, context);
}

function finishSite(brand: ResolvedBrand, basis: Basis, fleet: Fleet, context: CompileContext): CheckedMember {
  const { date, observe } = context;
  const { compliance, problems, ...applied } = applyCompliance(brand, { date, observe });
  const lawful = { brand: applied.brand, compliance };
  const own = observe ? finishAlone(lawful, basis, context) : keptOrNew(lawful, basis, context);
  const alike = checkRules(lawful.brand, fleet, comparingRules, observe);
  return {
    brand: lawful.brand,
    compiled: own.compiled,
    texts: new Map(own.texts),
    problems: [...problems, ...own.problems, ...alike],
  };
}

/** A brand with its compliance rules applied. */
type LawfulBrand = Pick<ReturnType<typeof applyCompliance>, "brand" | "compliance">;

function keptOrNew(lawful: LawfulBrand, basis: Basis, context: CompileContext): OwnResult {
  const { kept, date } = context;
  if (!kept) return finishAlone(lawful, basis, context);
  const { source, layers } = lawful.brand;
  const configs = layers.map(({ document }) => [document.source.file, document.source.text]);
  const key = JSON.stringify([source, configs, [...basis.texts], basis.files, date]);
  return kept.get(key) ?? kept.keep(key, finishAlone(lawful, basis, context));
}

/** Everything about a brand that does not depend on others than those that it extends. */
function finishAlone({ brand, compliance }: LawfulBrand, basis: Basis, context: CompileContext): OwnResult {
  const { date, observe = unobserved } = context;
  const { texts, problems: wrongTexts } = checkTexts(brand, basis.texts, context);
  const { logo, problems: wrongLogo } = observe(checkLogo.name, brand, checkLogo);
  const { compiled, problems: unreadable } = compileBrand(brand, { texts, logo, compliance }, observe);
  const unseen = observe(checkLogoContrast.name, brand, (seen) => checkLogoContrast(seen, compiled.theme));
  const broken = checkRules(brand, { date }, ownRules, observe);
  const rulesFrom = rulesDay(brand.config, date);
  return {
    compiled: { ...compiled, sources: basis.files, ...(rulesFrom !== undefined && { day: rulesFrom }) },
    texts: [...texts],
    problems: [...broken, ...wrongTexts, ...wrongLogo, ...unseen, ...unreadable],
  };
}

/** An abstract brand has no site: what it sets is checked, and it may leave out the rest. */
function checkAbstract(
  abstract: ResolvedBrand,
  inherited: TextsByLanguage,
  fleet: Fleet,
  context: CompileContext,
): CheckedMember {
  const { observe = unobserved } = context;
  const { brand, standIns } = withPlaceholders(abstract);
  const { texts, problems: wrongTexts } = checkTexts(brand, inherited, context);
  const theme = observe(compileTheme.name, brand, (seen) => compileTheme(themeInput(seen)));
  const broken = checkRules(brand, fleet, [...ownRules, ...comparingRules], observe);
  // Contrast depends on all colours together.
  const lacksColors = standIns.some((pointer) => pointer.startsWith("/theme"));
  const said = [...broken, ...(lacksColors ? [] : checkTheme(brand, theme))].filter(
    ({ pointer }) => !standIns.some((standIn) => `${pointer}/`.startsWith(`${standIn}/`)),
  );
  return { brand: abstract, texts, problems: [...said, ...wrongTexts] };
}

function checkTexts(
  brand: ResolvedBrand,
  inherited: TextsByLanguage,
  { baseTexts, observe = unobserved }: CompileContext,
): { texts: TextsByLanguage; problems: readonly Problem[] } {
  const checked = brand.source.locales.map((locale) => ({
    language: locale.language,
    ...observe(checkLocale.name, brand, (seen) => checkLocale(locale, baseTexts, seen)),
  }));
  return {
    texts: mergeTexts(inherited, new Map(checked.map(({ language, texts }) => [language, texts]))),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

/** The checks that still make sense for a brand with problems: each runs only if the values it needs are valid. */
function checkRest(
  { trust, problems: found }: FamilyMember,
  brand: ResolvedBrand,
  fleet: Fleet,
  context: CompileContext,
): readonly Problem[] {
  const inFile = found.filter(({ file }) => file === brand.source.file);
  if (inFile.some(({ code, pointer }) => pointer === "" || code.startsWith("LIV10"))) return [];
  // A misspelt required key is missing without a problem of its own.
  const isFine = (...keys: readonly (keyof ResolvedBrand["config"])[]) =>
    keys.every(
      (key) => Object.hasOwn(brand.config, key) && !found.some(({ pointer }) => pointer.split("/")[1] === key),
    );
  const isSite = !brand.config.abstract;
  return [
    ...(isFine("id") ? checkRules(brand, fleet, [idIsFolder]) : []),
    ...(isFine("merchant", "domains") ? checkRules(brand, fleet, fleetRules) : []),
    ...(trust === "own" && isFine("features", "locales") ? checkTexts(brand, new Map(), context).problems : []),
    ...(isSite && isFine("logo") ? checkLogo(brand).problems : []),
  ];
}
