import type { FeatureId } from "@livery/product/features.ts";
import type { ServiceId } from "@livery/product/services.ts";
import type { JSON as Cdx } from "@cyclonedx/cyclonedx-library/Serialize";
import type { FirstFile } from "@livery/theme/render/fontFiles.ts";
import type { ChunkReads } from "./chunkGraph.ts";

/** The owner of code: a feature, a service, or the core, which is in every pack. */
export type Owner = FeatureId | ServiceId | "core";

/** A file as listed in a pack. `brotli` is its size at quality 11, measured only for text. */
export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
  readonly brotli?: number;
  /** The packages of others that it is made of, by their package URLs, sorted. */
  readonly packages?: readonly string[];
}

/** A package of others. */
export interface PackageFacts {
  readonly name: string;
  readonly version: string;
  /** Its licence, as an SPDX expression. */
  readonly licence: string;
  /** The texts of its licence, by their keys in `licenceTexts`. */
  readonly texts: readonly string[];
}

/** A chunk that is loaded separately, with all its static imports. */
export interface EntryFacts {
  readonly file: string;
  /** The chunk itself first, then its static imports, sorted. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Chunks that it loads later, such as dialogs; lazy screens are not included. */
  readonly later: readonly string[];
}

/** A lazy screen. `js`, `css` and `later` list what is fetched in addition to the entry's files. */
export interface SectionFacts extends EntryFacts {
  readonly owners: readonly Owner[];
  /** Modules of the chunk itself, as paths from the repository's root. */
  readonly modules: readonly string[];
}

/** Everything that one owner reaches: the prune plan uses `files`, the test for absent features `modules`. */
export interface OwnerFacts {
  readonly sections: readonly string[];
  readonly files: readonly string[];
  readonly modules: readonly string[];
}

/** Vite's output, from its module graph. Paths of files are relative to a pack. */
export interface BundleFacts {
  readonly entry: EntryFacts;
  readonly sections: Readonly<Record<string, SectionFacts>>;
  readonly features: Readonly<Partial<Record<Owner, OwnerFacts>>>;
  /** Chunk → its modules, to prove that a feature is absent from a pack. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Chunk → what it uses of a brand, for `livery explain`. */
  readonly reads: Readonly<Record<string, ChunkReads>>;
}

interface RuntimeTexts {
  /** Places in a pack. */
  readonly core: string;
  readonly frame: string;
  /** How the addresses of the text files of the centres begin, and these files. */
  readonly panes: { readonly begin: string; readonly files: readonly string[] };
  readonly features: Readonly<Partial<Record<FeatureId, Readonly<Record<string, string>>>>>;
}

/** What is not made by the bundler: the start script, texts, icons and fonts, by key. */
export interface SharedAssetFacts {
  /** The text of the classic script that sets the mode before the first paint and requests what home needs. */
  readonly start: string;
  /** Language → the texts of the core as files, and those of features as contents: a pack joins the ones that it has. */
  readonly texts: Readonly<Record<string, RuntimeTexts>>;
  /** Weight → sprite. */
  readonly icons: Readonly<Record<string, string>>;
  /** The stylesheet of `licences.html`. */
  readonly licences: string;
  /** By font pair. */
  readonly fonts: Readonly<Record<string, RuntimeFonts>>;
}

export interface RuntimeFonts {
  readonly css: string;
  /** The files that the stylesheet names. */
  readonly files: readonly string[];
  /** Those of them that every page needs. */
  readonly first: readonly (Omit<FirstFile, "name"> & { readonly file: string })[];
}

/** Sizes of the files that are fetched before the home page is interactive, in bytes after brotli. */
export interface FirstLoad {
  readonly scripts: number;
  readonly budget: number;
  /** Each script with its size, biggest first. */
  readonly files: readonly { readonly file: string; readonly brotli: number }[];
}

/** `runtime-manifest.json`: the description of the built runtime. */
export interface RuntimeManifest extends BundleFacts, SharedAssetFacts {
  readonly version: 1;
  /** The styles of every page's first view, which the page contains itself. */
  readonly firstStyles: {
    /** The bundler's files, which no pack needs. */
    readonly files: readonly string[];
    readonly css: string;
  };
  readonly files: Readonly<Record<string, FileFacts>>;
  /** What the files are made of besides our own code, by package URL. */
  readonly packages: Readonly<Record<string, PackageFacts>>;
  /** By a hash of the text: several packages have the same one. */
  readonly licenceTexts: Readonly<Record<string, string>>;
  /** The packages in CycloneDX's own form. */
  readonly bom: Cdx.Types.Normalized.Bom;
  /** sha256 of the repository's package-lock.json. */
  readonly lock: string;
  readonly firstLoad: FirstLoad;
}
