import type { BrandSource } from "./brandSource.ts";
import { checkMember } from "./checkMember.ts";
import type { CompileContext } from "./compileContext.ts";
import type { CompiledBrand, CompiledSource } from "./compiledBrand.ts";
import { type Problem, compareProblems, limitProblems } from "./problem.ts";
import { readBrand } from "./readBrand.ts";
import { lineages } from "./resolve/lineage.ts";
import type { TextsByLanguage } from "./resolve/mergeTexts.ts";
import { type FamilyMember, resolveFamilies } from "./resolveFamilies.ts";
import type { ResolvedBrand } from "./resolve/resolveBrand.ts";
import { fleetOf } from "./rules/fleet.ts";

/** A folder in brands/, whether it compiles or not. */
interface BrandFolder {
  readonly id: string;
  /** Whether it exists only to be extended, and has no site. */
  readonly abstract: boolean;
  /** Ids of the brands that it extends, directly or through others, nearest first. */
  readonly parents: readonly string[];
}

export interface CompiledBrands {
  /** Every folder, in the order of the sources. */
  readonly folders: readonly BrandFolder[];
  /** The brands that become sites and have no errors, in the order of the sources. */
  readonly brands: readonly CompiledBrand[];
  /**
   * By id: every brand whose config could be read, merged over the brands that it extends; if it compiles, with its
   * compliance rules applied.
   */
  readonly resolved: ReadonlyMap<string, ResolvedBrand>;
  /** Of all brands, in reading order. */
  readonly problems: readonly Problem[];
}

/**
 * Turns brand folders into compiled brands: parse, check, resolve, compile (BR-001, BR-004, BR-005). All problems of
 * all brands are returned at once, in reading order. Brands with errors, brands that extend one of those, and abstract
 * brands are not compiled.
 */
export function compileBrands(sources: readonly BrandSource[], context: CompileContext): CompiledBrands {
  const read = sources.map((source) => readBrand(source, context.shapeErrors));
  const families = lineages(new Map(read.map(({ source, extended }) => [source.id, extended])));
  const members = resolveFamilies(read, families, context.shapeErrors);
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  const parentsOf = (id: string) => families.get(id)?.parents ?? [];
  const { compiled, resolved, problems } = checkAll(members, context, families, (source) =>
    compiledSources(
      source,
      parentsOf(source.id).flatMap((id) => sourceOf.get(id) ?? []),
    ),
  );
  return {
    folders: read.map(({ source: { id }, abstract }) => ({ id, abstract, parents: parentsOf(id) })),
    brands: sources.flatMap(({ id }) => compiled.get(id) ?? []),
    resolved,
    problems: limitProblems(problems.toSorted(compareProblems)),
  };
}

/** Of the brands that it extends, a brand inherits everything but assets. Only vector graphics are read. */
function compiledSources(own: BrandSource, parents: readonly BrandSource[]): CompiledSource[] {
  const files = [own, ...parents].flatMap(({ id, sha256, locales }) => [
    { path: `${id}/brand.json`, sha256 },
    ...locales.map((locale) => ({ path: `${id}/locales/${locale.language}.json`, sha256: locale.sha256 })),
  ]);
  const assets = own.assets
    .filter(({ text }) => text !== undefined)
    .map(({ name, sha256 }) => ({ path: `${own.id}/assets/${name}`, sha256 }));
  return [...files, ...assets].flatMap(({ path, sha256 }) => (sha256 === undefined ? [] : [{ path, sha256 }]));
}

function checkAll(
  members: readonly FamilyMember[],
  context: CompileContext,
  families: ReturnType<typeof lineages>,
  filesOf: (source: BrandSource) => readonly CompiledSource[],
): {
  compiled: ReadonlyMap<string, CompiledBrand>;
  resolved: ReadonlyMap<string, ResolvedBrand>;
  problems: readonly Problem[];
} {
  const failed = new Set<string>();
  const fleet = fleetOf(
    members.flatMap(({ brand }) => brand ?? []),
    { date: context.date, lineages: families, failed },
  );
  const compiled = new Map<string, CompiledBrand>();
  const resolved = new Map<string, ResolvedBrand>();
  const texts = new Map<string, TextsByLanguage>();
  const problems: Problem[] = [];
  for (const member of members) {
    const parent = member.brand?.parents[0];
    const basis = {
      texts: texts.get(parent ?? "") ?? new Map<never, never>(),
      files: member.brand ? filesOf(member.brand.source) : [],
    };
    const checked = checkMember(member, basis, fleet, context);
    texts.set(member.id, checked.texts);
    problems.push(...checked.problems);
    if (checked.problems.some(({ severity }) => severity === "error")) failed.add(member.id);
    if (checked.compiled) compiled.set(member.id, checked.compiled);
    if (checked.brand) resolved.set(member.id, checked.brand);
  }
  return { compiled, resolved, problems };
}
