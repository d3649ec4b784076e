import { liveryVersion } from "../liveryVersion.ts";
import type { RuntimeManifest } from "../runtime/runtimeManifest.ts";
import type { UsedPackages } from "./usedPackages.ts";

/** Its name in every pack. */
export const SBOM = "sbom.cdx.json";

/**
 * `sbom.cdx.json`: the packages of others in a pack, as CycloneDX 1.6. It has no serial number and no time, which are
 * optional: the same pack has the same bytes.
 */
export function renderSbom(id: string, { bom }: Pick<RuntimeManifest, "bom">, { purls }: UsedPackages): string {
  const inPack = new Set(purls);
  const component = { type: "application", name: id, version: liveryVersion, "bom-ref": id };
  const own = {
    ...bom,
    metadata: { component },
    components: bom.components?.filter(({ purl }) => purl !== undefined && inPack.has(purl)),
    dependencies: [{ ref: id, dependsOn: purls }],
  };
  return `${JSON.stringify(own, null, 1)}\n`;
}
