import type { Selection } from "../../selectBrands.ts";

/** The output of `livery check --format json`. Within a schema version, keys are only added. */
export function checkReport({ ids, problems, errors }: Selection): object {
  return { schemaVersion: 1, command: "check", ok: errors === 0, brands: ids, problems };
}
