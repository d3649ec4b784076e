import type { FeatureId } from "@livery/product/features.ts";
import type { ServiceId } from "@livery/product/services.ts";
import type { Owner } from "../runtime/runtimeManifest.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Name of the manifest in every pack. */
export const PACK_MANIFEST = "livery.json";

/** Name of the statement of what a pack was made from, whose subject is the manifest. */
export const PROVENANCE = "provenance.json";

/** The files of a pack that its manifest does not list: neither can contain its own hash. */
export const UNLISTED: readonly string[] = [PACK_MANIFEST, PROVENANCE];

/**
 * `livery.json` (BR-057): the contents of a pack, to compare two of them. Equal inputs give equal bytes: it does not
 * depend on time, machine or file system order.
 */
export interface PackManifest {
  readonly schemaVersion: 1;
  /** Version of Livery that made the pack. */
  readonly livery: string;
  readonly id: string;
  readonly merchant: string;
  /** The switches of the brand's config. */
  readonly flags: Switches;
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** The services of others that the brand uses; absent in packs of older versions. */
  readonly services?: readonly ServiceId[];
  /** The domains of the brand, the main one first; absent in packs of older versions. */
  readonly domains?: readonly string[];
  /** The brand's colour in its own mode; absent in packs of older versions. */
  readonly color?: string;
  /** sha256 over the brand's compiled tokens. */
  readonly tokens: string;
  /** Hash of the runtime's inputs; equal for all brands of a build. */
  readonly runtime: string;
  /** Every other file of the pack but its provenance, sorted. */
  readonly files: Readonly<Record<string, PackedFile>>;
}

interface PackedFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Of a file that is the same for all brands: what needs it. Absent for the brand's own files. */
  readonly owners?: readonly Owner[];
  /** The packages of others that it is made of, by their package URLs, sorted. */
  readonly packages?: readonly string[];
}

/** The manifest of a folder that Livery made, or `undefined` for any other folder. */
export function readPackManifest(folder: string): PackManifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, PACK_MANIFEST), "utf8"));
    return isPackManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPackManifest(value: unknown): value is PackManifest {
  return (
    typeof value === "object" &&
    value !== null &&
    "schemaVersion" in value &&
    value.schemaVersion === 1 &&
    "files" in value &&
    typeof value.files === "object"
  );
}
