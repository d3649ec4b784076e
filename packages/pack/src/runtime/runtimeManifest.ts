import type { FeatureId } from "@livery/product/features.ts";
import type { ServiceId } from "@livery/product/services.ts";
import type { FirstFile } from "@livery/theme/render/fontFiles.ts";
import type { ChunkReads } from "./chunkGraph.ts";

/** The owner of code: a feature, a service, or the core, which is in every pack. */
export type Owner = FeatureId | ServiceId | "core";

/** A file as listed in a pack. `brotli` is its size at quality 11, measured only for text. */
export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
  readonly brotli?: number;
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
  readonly firstLoad: FirstLoad;
}
