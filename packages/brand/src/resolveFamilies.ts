import { checkComplete } from "./check/checkComplete.ts";
import { checkNulls } from "./check/checkNulls.ts";
import type { ShapeErrors } from "./check/shapeErrors.ts";
import { isObject } from "./isObject.ts";
import type { Problem } from "./problem.ts";
import type { ReadBrand } from "./readBrand.ts";
import type { Lineage } from "./resolve/lineage.ts";
import { type ResolvedBrand, inheritedConfigOf, resolveBrand } from "./resolve/resolveBrand.ts";

/** A brand merged over the brands that it extends. */
export interface FamilyMember {
  readonly id: string;
  readonly abstract: boolean;
  /** Absent if no value could be read. */
  readonly brand?: ResolvedBrand;
  /**
   * `whole`: all values are valid. `own`: both its own and inherited values may be checked where no problem affects
   * them. `alone`: its inherited values cannot be trusted.
   */
  readonly trust: "whole" | "own" | "alone";
  readonly problems: readonly Problem[];
}

/** Merges every brand over those that it extends. In the result, a brand comes after the brands it extends. */
export function resolveFamilies(
  read: readonly ReadBrand[],
  lineages: ReadonlyMap<string, Lineage>,
  shapeErrors?: ShapeErrors,
): readonly FamilyMember[] {
  const members = new Map<string, FamilyMember>();
  const distance = ({ source }: ReadBrand): number => lineages.get(source.id)?.parents.length ?? 0;
  for (const one of read.toSorted((left, right) => distance(left) - distance(right))) {
    const { id } = one.source;
    const lineage = lineages.get(id);
    const parent = one.extended === undefined ? undefined : members.get(one.extended);
    const isBroken = lineage?.unknown !== undefined || lineage?.circle !== undefined || hasWrongExtends(one);
    members.set(id, memberOf(one, isBroken, parent, shapeErrors));
  }
  return [...members.values()];
}

/** Its chain cannot be followed, for a reason that the shape check has already reported. */
function hasWrongExtends({ problems }: ReadBrand): boolean {
  return problems.some(({ pointer }) => pointer === "/extends");
}

function memberOf(
  { source, document, abstract, problems, extended }: ReadBrand,
  isBroken: boolean,
  parent: FamilyMember | undefined,
  shapeErrors: ShapeErrors | undefined,
): FamilyMember {
  const member = { id: source.id, abstract, problems };
  if (!document) return { ...member, trust: "own" };
  const isAlone = isBroken || (extended !== undefined && parent?.trust !== "whole");
  const inherited = isAlone || !parent?.brand ? undefined : inheritedConfigOf(parent.brand);
  const brand = resolveBrand(source, document, inherited);
  if (isAlone) return { ...member, brand, trust: "alone" };
  const inFile = problems.filter(({ file }) => file === source.file);
  const isReadable = isObject(document.value) && !inFile.some(({ code }) => code.startsWith("LIV10"));
  const missing = isReadable ? checkComplete(brand, inFile, shapeErrors) : [];
  const nulls = checkNulls(brand).filter(
    ({ pointer }) => ![...inFile, ...missing].some((other) => other.pointer === pointer),
  );
  const isWhole = inFile.length === 0 && missing.length === 0;
  return { ...member, brand, trust: isWhole ? "whole" : "own", problems: [...problems, ...missing, ...nulls] };
}
