import type { FeatureId } from "@livery/product/features.ts";
import type { TextFileId } from "@livery/product/textFiles.ts";
import type { ChunkReads } from "./chunkGraph.ts";

/** Who code belongs to: a feature, or the core, which is in every pack. */
export type Owner = FeatureId | "core";

/** A file as a pack states it. `brotli` is its size at quality 11; only what is text is measured. */
export interface FileFacts {
  readonly bytes: number;
  readonly sha256: string;
  readonly brotli?: number;
}

/** A chunk that is loaded on its own, with everything that it imports statically. */
export interface EntryFacts {
  readonly file: string;
  /** The chunk itself first, then its static imports, sorted. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Chunks that it asks for later on its own, such as dialogs; lazy screens are not among them. */
  readonly later: readonly string[];
}

/** A lazy screen. `js`, `css` and `later` hold what is to be fetched beyond what the entry fetches. */
export interface SectionFacts extends EntryFacts {
  readonly owners: readonly Owner[];
  /** Modules of the chunk itself, as paths from the repository's root. */
  readonly modules: readonly string[];
}

/** Everything that one owner reaches: the prune plan takes `files`, the proof of absence looks for `modules`. */
export interface OwnerFacts {
  readonly sections: readonly string[];
  readonly files: readonly string[];
  readonly modules: readonly string[];
}

/** What Vite made, read from its module graph. Paths of files are relative to a pack. */
export interface BundleFacts {
  readonly entry: EntryFacts;
  readonly sections: Readonly<Record<string, SectionFacts>>;
  readonly features: Readonly<Partial<Record<Owner, OwnerFacts>>>;
  /** Chunk → the modules in it: what proves that a feature is absent from a pack. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Chunk → what it uses of a brand: what `livery explain` finds the screens by. */
  readonly reads: Readonly<Record<string, ChunkReads>>;
}

/** The files that no bundler makes: the start script, texts, icons and fonts, by what they are asked for. */
export interface SharedAssetFacts {
  /** The classic script that sets the mode before the first paint and asks for what home needs. */
  readonly start: string;
  /** Language → text file of the runtime → its place in a pack. */
  readonly texts: Readonly<Record<string, Readonly<Partial<Record<TextFileId, string>>>>>;
  /** Weight → sprite. */
  readonly icons: Readonly<Record<string, string>>;
  /** Family → stylesheet and the slices that it names. */
  readonly fonts: Readonly<Record<string, { readonly css: string; readonly files: readonly string[] }>>;
}

/** Sizes of what is fetched until the home page is interactive, in bytes after brotli. */
export interface FirstLoad {
  readonly scripts: number;
  readonly budget: number;
  /** Each script with its size, biggest first. */
  readonly files: readonly { readonly file: string; readonly brotli: number }[];
}

/** `runtime-manifest.json`: the one description of the built runtime. */
export interface RuntimeManifest extends BundleFacts, SharedAssetFacts {
  readonly version: 1;
  readonly files: Readonly<Record<string, FileFacts>>;
  readonly firstLoad: FirstLoad;
}
