import { ComponentType } from "@cyclonedx/cyclonedx-library/Enums";
import { Bom, Component, LicenseExpression, SpdxLicense } from "@cyclonedx/cyclonedx-library/Models";
import { JSON as Cdx } from "@cyclonedx/cyclonedx-library/Serialize";
import { isSupportedSpdxId } from "@cyclonedx/cyclonedx-library/SPDX";
import { Spec1dot6 } from "@cyclonedx/cyclonedx-library/Spec";
import type { RuntimeManifest } from "./runtimeManifest.ts";

/** The packages of all files as CycloneDX 1.6; a pack takes the part of its own files (`render/renderSbom.ts`). */
export function billOfMaterials(packages: RuntimeManifest["packages"]): RuntimeManifest["bom"] {
  const bom = new Bom();
  for (const [purl, { name, version, licence }] of Object.entries(packages)) {
    const [, group, own = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
    const component = new Component(ComponentType.Library, own, {
      version,
      purl,
      bomRef: purl,
      ...(group && { group }),
    });
    component.licenses.add(isSupportedSpdxId(licence) ? new SpdxLicense(licence) : new LicenseExpression(licence));
    bom.components.add(component);
  }
  const { dependencies: _, ...normal } = new Cdx.Normalize.Factory(Spec1dot6)
    .makeForBom()
    .normalize(bom, { sortLists: true });
  return normal;
}
