import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";

/**
 * `compliance.json`: what holds for the brand by law, for whoever has to show it to a regulator (CO-007). It names no day
 * of the build, so that the same rules give the same bytes. Keys are only ever added within a schema version.
 */
export function renderCompliance({ id, compliance }: Pick<CompiledBrand, "id" | "compliance">): string {
  return `${JSON.stringify({ schemaVersion: 1, id, ...compliance }, null, 1)}\n`;
}
