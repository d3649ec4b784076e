import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { liveryVersion } from "../liveryVersion.ts";
import { PACK_MANIFEST } from "../out/packManifest.ts";
import type { RuntimeBuild } from "../buildRuntime.ts";

/** An in-toto Statement v1 with the SLSA v1 predicate, as far as a pack has it. */
export interface Provenance {
  readonly _type: "https://in-toto.io/Statement/v1";
  readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];
  readonly predicateType: "https://slsa.dev/provenance/v1";
  readonly predicate: {
    readonly buildDefinition: {
      readonly buildType: string;
      /** `date`: what `--date` gives the same rules; absent if no rule has a date. */
      readonly externalParameters: { readonly brand: string; readonly date?: string };
      readonly resolvedDependencies: readonly {
        readonly name: string;
        readonly digest: Readonly<Record<string, string>>;
      }[];
    };
    readonly runDetails: {
      readonly builder: { readonly id: string; readonly version: { readonly livery: string } };
    };
  };
}

interface ProvenanceParts {
  readonly brand: Pick<CompiledBrand, "id" | "day" | "sources" | "report">;
  readonly runtime: { readonly hash: string; readonly manifest: Pick<RuntimeBuild["manifest"], "lock"> };
  /** sha256 of the pack's `livery.json`, which has the hashes of all other files. */
  readonly subject: string;
}

/**
 * `provenance.json`: what a pack was made from. It names no time, machine, commit or other brand: the same inputs give the
 * same bytes wherever they are built, and who signs the file vouches for the rest (docs/hosting.md).
 */
export function renderProvenance({ brand, runtime, subject }: ProvenanceParts): string {
  const { id, day, sources, report } = brand;
  const statement: Provenance = {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: PACK_MANIFEST, digest: { sha256: subject } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:livery:pack:v1",
        externalParameters: { brand: id, ...(day !== undefined && { date: day }) },
        resolvedDependencies: [
          ...sources.map(({ path, sha256 }) => ({
            name: publicName(path, [id, ...report.parents]),
            digest: { sha256 },
          })),
          { name: "package-lock.json", digest: { sha256: runtime.manifest.lock } },
          { name: "runtime", digest: { liveryRuntime: runtime.hash } },
        ],
      },
      runDetails: { builder: { id: "urn:livery:build", version: { livery: liveryVersion } } },
    },
  };
  return `${JSON.stringify(statement, null, 1)}\n`;
}

/** `acme/brand.json` → `brand.json`; of an extended brand, whose name is nobody's business, `extends/1/brand.json`. */
function publicName(path: string, lineage: readonly string[]): string {
  const [id = "", ...rest] = path.split("/");
  const place = lineage.indexOf(id);
  return [...(place > 0 ? ["extends", String(place)] : []), ...rest].join("/");
}
