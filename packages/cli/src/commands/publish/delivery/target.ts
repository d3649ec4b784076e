import type { Content } from "./site.ts";
import type { Release } from "./release.ts";

/** What a target has of one brand. */
export interface BrandState {
  /** What it serves now. Absent if it never served anything. */
  readonly current?: Release;
  readonly releases: readonly Release[];
  /** Whether a publish was interrupted while it switched, so that the current release may be there in part. */
  readonly torn?: true;
  /** Whether something is in the place of the brand that publishing did not make. */
  readonly foreign?: true;
}

export interface TargetState {
  /** The content that is there already: sha256 → bytes. */
  readonly stored: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, BrandState>;
}

/** A release that is to be made, with everything that a target needs to know about it. */
export interface NewRelease {
  readonly id: string;
  readonly release: Release;
  /** The files of the site: path → sha256. */
  readonly files: ReadonlyMap<string, string>;
  /** Assets of earlier releases, which pages that are still open may request: path → sha256. */
  readonly carried: ReadonlyMap<string, string>;
  /** Files with fixed names that the release before had and this one has not. */
  readonly outdated: readonly string[];
}

/** A release that is to be deleted. */
export interface OldRelease {
  readonly id: string;
  readonly release: Release;
}

/** An asset that no page that may be open requests any more. Every release may have it, since later ones carry it. */
export interface StaleAsset {
  readonly id: string;
  readonly path: string;
}

/**
 * A place where sites are published. What is sent is stored by its sha256, once for all brands; a release gives it names;
 * a switch makes a release the one that visitors get. Errors that the operator can fix are `UsageError`s.
 */
export interface Target {
  /** As the operator wrote it. */
  readonly address: string;
  /** What nobody would expect of this kind of target when a site is removed. */
  readonly removalNote?: string;
  state(): Promise<TargetState>;
  /** The texts of files by their paths from the target's root; `undefined` for those that do not exist. */
  read(paths: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Takes the lock for its holder. Returns the holder that has it already, or `undefined`. */
  lock(holder: string): Promise<string | undefined>;
  /** Gives the lock back, if this holder has it. Without a holder: whoever has it. */
  unlock(holder?: string): Promise<void>;
  /** Stores content; each is there as a whole or not at all. `onSent` is called with each part that is there. */
  put(contents: readonly Content[], onSent: (contents: readonly Content[]) => void): Promise<void>;
  /** Makes releases from stored content, without showing them. */
  link(releases: readonly NewRelease[]): Promise<void>;
  /** Shows releases, each in one step. Fails if the holder has lost the lock. */
  show(releases: readonly NewRelease[], holder: string): Promise<void>;
  /** Deletes releases and assets, and the content that no release needs any more. */
  delete(releases: readonly OldRelease[], assets: readonly StaleAsset[]): Promise<void>;
}

/** Where everything is that visitors never request, from the target's root. */
export const HIDDEN = ".livery";

/** The folder of a release, from the target's root. */
export function releaseFolder(id: string, name: string): string {
  return `${HIDDEN}/releases/${id}/${name}`;
}
