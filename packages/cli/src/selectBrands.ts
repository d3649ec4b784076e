import { nearestName } from "@livery/brand/check/nearestName.ts";
import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { relative, resolve, sep } from "node:path";
import { UsageError } from "./usageError.ts";

/** The brands that a command line names, with what was found in them. */
export interface Selection {
  /** Ids of every brand folder, chosen or not. */
  readonly existing: readonly string[];
  /** Ids that were asked for. */
  readonly ids: readonly string[];
  readonly brands: readonly CompiledBrand[];
  readonly problems: readonly Problem[];
  readonly errors: number;
}

/**
 * Compiles all brands and picks those that were asked for; none named means all. Throws a `UsageError` for an id that no
 * folder has.
 */
export async function selectBrands(ids: readonly string[], brandsFolder = defaultBrandsFolder): Promise<Selection> {
  const folder = resolve(brandsFolder);
  const { ids: existing, brands, problems } = await compileWorkspace(folder, process.cwd());
  if (existing.length === 0) {
    throw new UsageError(`There is no brand in ${folder}. Make one with \`livery new <id>\`.`);
  }
  for (const id of ids) if (!existing.includes(id)) throw new UsageError(unknownBrand(id, existing));
  return select({ existing, brands, problems }, ids, folder);
}

/** As `selectBrands`, for a folder that changes while it is watched: brands that are gone are simply not among them. */
export async function selectPresentBrands(
  ids: readonly string[],
  brandsFolder = defaultBrandsFolder,
): Promise<Selection> {
  const folder = resolve(brandsFolder);
  const { ids: existing, brands, problems } = await compileWorkspace(folder, process.cwd());
  return select({ existing, brands, problems }, ids, folder);
}

function select(
  { existing, brands, problems }: Pick<Selection, "existing" | "brands" | "problems">,
  ids: readonly string[],
  folder: string,
): Selection {
  const chosen = ids.length === 0 ? existing : existing.filter((id) => ids.includes(id));
  const own = problems.filter(({ file }) => chosen.some((id) => belongsTo(file, folder, id)));
  // A chosen brand that fails because of another's folder (a base that it extends) has no problem of its own.
  const failed = chosen.some((id) => !brands.some((brand) => brand.id === id));
  const shown = failed && !own.some(({ severity }) => severity === "error") ? problems : own;
  return {
    existing,
    ids: chosen,
    brands: brands.filter(({ id }) => chosen.includes(id)),
    problems: shown,
    errors: shown.filter(({ severity }) => severity === "error").length,
  };
}

function belongsTo(file: string, folder: string, id: string): boolean {
  const brand = relative(process.cwd(), folder).split(sep).concat(id).filter(Boolean).join("/");
  return file === brand || file.startsWith(`${brand}/`);
}

function unknownBrand(id: string, existing: readonly string[]): string {
  const nearest = nearestName(id, existing);
  if (nearest !== undefined) return `There is no brand "${id}". Did you mean "${nearest}"?`;
  return `There is no brand "${id}". There are: ${existing.join(", ")}.`;
}
