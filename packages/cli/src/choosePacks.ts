import { nearestName } from "@livery/brand/check/nearestName.ts";
import { packFolders } from "@livery/pack/verify/verifyPacks.ts";
import { UsageError } from "./usageError.ts";

/**
 * The packs of a folder that a command line names; none means all. Throws a `UsageError` for an unknown one and for a
 * folder without packs.
 */
export function choosePacks(folder: string, ids: readonly string[]): readonly string[] {
  const known = packFolders(folder);
  if (known.length === 0) throw new UsageError(`There is no pack in ${folder}. Make one with \`livery build\`.`);
  for (const id of ids) {
    if (known.includes(id)) continue;
    const nearest = nearestName(id, known);
    throw new UsageError(
      `There is no pack "${id}" in ${folder}. ${nearest ? `Did you mean "${nearest}"?` : `Available: ${known.join(", ")}.`}`,
    );
  }
  return ids.length === 0 ? known : [...new Set(ids)];
}
