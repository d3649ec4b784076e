import { PACK_MANIFEST, PROVENANCE } from "../out/packManifest.ts";
import type { Provenance } from "../render/renderProvenance.ts";
import { parseJson } from "./parseJson.ts";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

/** The provenance is that of this pack: its subject is the pack's `livery.json`. */
export function checkProvenance({ manifest, manifestHash, files }: ReadPack): readonly Fault[] {
  const statement = parseJson<Provenance>(files.get(PROVENANCE));
  const messages = statement ? faultsOf(statement, manifest.id, manifestHash) : ["It is missing or cannot be read."];
  return [...messages].map((message) => ({ file: PROVENANCE, message }));
}

function* faultsOf(
  { subject, predicateType, predicate }: Partial<Provenance>,
  id: string,
  manifestHash: string,
): Generator<string> {
  if (predicateType !== "https://slsa.dev/provenance/v1") yield "It has no SLSA provenance of version 1.";
  const [first, ...others] = subject ?? [];
  if (first?.name !== PACK_MANIFEST || first.digest.sha256 !== manifestHash || others.length > 0)
    yield "It is of another livery.json: its subject has another hash.";
  const brand = predicate?.buildDefinition.externalParameters.brand;
  if (brand !== id) yield `It is of the brand "${brand}".`;
}
