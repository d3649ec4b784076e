import type { Selection } from "../../selectBrands.ts";

/** What `livery check --format json` prints. Keys are only ever added within a schema version. */
export function checkReport({ ids, problems, errors }: Selection): object {
  return { schemaVersion: 1, command: "check", ok: errors === 0, brands: ids, problems };
}
