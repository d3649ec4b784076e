import { SBOM } from "../render/renderSbom.ts";
import type { RuntimeManifest } from "../runtime/runtimeManifest.ts";
import { parseJson } from "./parseJson.ts";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

type Sbom = RuntimeManifest["bom"];

/** The bill of materials lists exactly the packages in the files of the pack, each with a licence. */
export function checkSbom({ manifest, files }: ReadPack): readonly Fault[] {
  const places = packagePlaces({ manifest });
  const sbom = parseJson<Sbom>(files.get(SBOM));
  return [
    ...fontsWithoutPackage({ manifest }),
    ...(sbom ? [...faultsOf(sbom, manifest.id, places)] : ["It is missing or cannot be read."]).map((message) => ({
      file: SBOM,
      message,
    })),
  ];
}

/** Package URL → the files that are made of it. */
export function packagePlaces({ manifest }: Pick<ReadPack, "manifest">): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const [file, { packages = [] }] of Object.entries(manifest.files))
    for (const purl of packages) places.set(purl, [...(places.get(purl) ?? []), file]);
  return places;
}

function fontsWithoutPackage({ manifest }: Pick<ReadPack, "manifest">): readonly Fault[] {
  return Object.entries(manifest.files).flatMap(([file, { packages }]) =>
    /\.woff2?$/u.test(file) && !packages
      ? [{ file, message: "No package is known for this font, and no licence." }]
      : [],
  );
}

function* faultsOf(
  { metadata, components = [] }: Partial<Sbom>,
  id: string,
  places: ReadonlyMap<string, readonly string[]>,
): Generator<string> {
  if (metadata?.component?.name !== id) yield `It is that of "${metadata?.component?.name}".`;
  const listed = new Set(components.map(({ purl }) => purl ?? ""));
  for (const [purl, files] of places) if (!listed.has(purl)) yield `It lacks ${purl}, which is in ${files[0]}.`;
  for (const purl of listed) if (!places.has(purl)) yield `It lists ${purl}, of which nothing is in the pack.`;
  for (const { purl, licenses = [] } of components) if (licenses.length === 0) yield `${purl} has no licence.`;
}
