import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";

/**
 * `compliance.json`: the compliance requirements of the brand, for regulators (CO-007). It does not contain the day of
 * the build, so that the same rules give the same bytes. Within a schema version, keys are only added.
 */
export function renderCompliance({ id, compliance }: Pick<CompiledBrand, "id" | "compliance">): string {
  return `${JSON.stringify({ schemaVersion: 1, id, ...compliance }, null, 1)}\n`;
}
