import type { BrandSource } from "@livery/brand/brandSource.ts";
import { nearestName } from "@livery/brand/check/nearestName.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { type CompiledWorkspace, compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { relative, resolve, sep } from "node:path";
import { UsageError } from "./usageError.ts";

/** The brands that a command line names, with their problems. */
export interface Selection {
  /** Ids of every brand folder, chosen or not. */
  readonly existing: readonly string[];
  /** Ids of every brand folder that becomes a site, chosen or not: all except abstract ones. */
  readonly sites: readonly string[];
  /** The requested ids. */
  readonly ids: readonly string[];
  readonly brands: readonly CompiledBrand[];
  /** By id: every brand that could be read, chosen or not. */
  readonly resolved: CompiledWorkspace["resolved"];
  readonly problems: readonly Problem[];
  readonly errors: number;
  /** The problems of one brand. */
  problemsOf(id: string): readonly Problem[];
  /** Every brand folder as read from disk. */
  readonly sources: readonly BrandSource[];
  /** Ids of the brands that extend a brand, directly or through others. */
  extendedBy(id: string): readonly string[];
  /** The same selection with some of its brands. */
  only(isWanted: (id: string) => boolean): Selection;
  /** The same selection with other texts of the same folders. */
  with(sources: readonly BrandSource[]): Selection;
}

/**
 * Compiles all brands and picks the requested ones; none means all. `date` (`YYYY-MM-DD`, today by default) is the day
 * on which dated rules are evaluated. Throws a `UsageError` for an unknown id.
 */
export async function selectBrands(
  ids: readonly string[],
  brandsFolder = defaultBrandsFolder,
  date?: string,
): Promise<Selection> {
  const folder = resolve(brandsFolder);
  const workspace = await compileWorkspace(folder, process.cwd(), date);
  if (workspace.folders.length === 0) {
    throw new UsageError(`There is no brand in ${folder}. Create one with \`livery new <id>\`.`);
  }
  for (const id of ids) assertKnown(id, workspace);
  return select(workspace, chosenOf(workspace, ids), folder);
}

/** Throws a `UsageError` with the nearest id for an unknown id. */
export function assertKnown(id: string, { folders }: Pick<CompiledWorkspace, "folders">): void {
  const existing = folders.map((folder) => folder.id);
  if (!existing.includes(id)) throw new UsageError(unknownBrand(id, existing));
}

/**
 * Like `selectBrands`, but only for brands that become sites: abstract brands are left out, and naming one throws a
 * `UsageError`.
 */
export async function selectSites(ids: readonly string[], brandsFolder?: string, date?: string): Promise<Selection> {
  const selection = await selectBrands(ids, brandsFolder, date);
  const abstract = ids.find((id) => !selection.sites.includes(id));
  if (abstract !== undefined) throw new UsageError(noSite(abstract, selection.extendedBy(abstract)));
  return withoutAbstract(selection);
}

/** Like `selectSites`, for a folder that changes while it is watched: removed brands are ignored. */
export async function selectPresentSites(
  ids: readonly string[],
  brandsFolder = defaultBrandsFolder,
  date?: string,
): Promise<Selection> {
  const folder = resolve(brandsFolder);
  const workspace = await compileWorkspace(folder, process.cwd(), date);
  return withoutAbstract(select(workspace, chosenOf(workspace, ids), folder));
}

function withoutAbstract(selection: Selection): Selection {
  return {
    ...selection,
    ids: selection.ids.filter((id) => selection.sites.includes(id)),
    only: (isWanted) => withoutAbstract(selection.only(isWanted)),
  };
}

/** The requested ids that exist, or all. */
function chosenOf({ folders }: CompiledWorkspace, ids: readonly string[]): readonly string[] {
  return folders.map(({ id }) => id).filter((id) => ids.length === 0 || ids.includes(id));
}

function select(workspace: CompiledWorkspace, chosen: readonly string[], root: string): Selection {
  const { folders, brands, problems, sources, resolved } = workspace;
  const existing = folders.map(({ id }) => id);
  const brandOf = brandOfProblem(root);
  const byBrand = Map.groupBy(problems, brandOf);
  const isChosen = new Set(chosen);
  const shown = problems.filter((problem) => isChosen.has(brandOf(problem)));
  return {
    existing,
    sites: folders.filter(({ abstract }) => !abstract).map(({ id }) => id),
    extendedBy: (id) => folders.filter(({ parents }) => parents.includes(id)).map((folder) => folder.id),
    ids: chosen,
    brands: brands.filter(({ id }) => isChosen.has(id)),
    resolved,
    problems: shown,
    problemsOf: (id) => byBrand.get(id) ?? [],
    errors: shown.filter(({ severity }) => severity === "error").length,
    sources,
    only: (isWanted) => select(workspace, chosen.filter(isWanted), root),
    with: (texts) => select({ ...workspace, ...workspace.compile(texts), sources: texts }, chosen, root),
  };
}

/** Finds the brand of a problem, whose file is named as messages show it: relative to the working directory. */
function brandOfProblem(root: string): (problem: Problem) => string {
  const shown = relative(process.cwd(), root).split(sep).join("/");
  const prefix = shown === "" ? "" : `${shown}/`;
  return ({ file }) => (file.startsWith(prefix) ? file.slice(prefix.length).split("/", 1)[0]! : "");
}

function noSite(id: string, children: readonly string[]): string {
  const instead = children.length === 0 ? "No brand extends it yet." : `Brands that extend it: ${children.join(", ")}.`;
  return `"${id}" is abstract: it exists only to be extended and has no site. ${instead}`;
}

function unknownBrand(id: string, existing: readonly string[]): string {
  const nearest = nearestName(id, existing);
  if (nearest !== undefined) return `There is no brand "${id}". Did you mean "${nearest}"?`;
  return `There is no brand "${id}". Available: ${existing.join(", ")}.`;
}
