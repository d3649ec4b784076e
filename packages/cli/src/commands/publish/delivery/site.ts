import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { sha256 } from "@livery/pack/contentHash.ts";
import { isSitePath } from "./sitePath.ts";

/** What one file of a site contains. */
export interface Content {
  readonly sha256: string;
  readonly bytes: number;
  /** Whether it is the same for all brands, as `livery.json` says. */
  readonly shared?: true;
  /** Absent if the target has it already. Throws a `UsageError` if it is no longer what it was. */
  readonly read?: () => Promise<Uint8Array>;
}

/** What a brand is to serve. */
export interface Site {
  readonly id: string;
  /** Every file, `livery.json` among them: path → content. */
  readonly files: ReadonlyMap<string, Content>;
  readonly gone?: true;
}

/** The sha256 of a site's `livery.json`, which lists all its other files. */
export function siteHash({ files }: Site): string {
  return files.get(PACK_MANIFEST)?.sha256 ?? "";
}

/** Whether a file's name contains the hash of its content, so that it may be kept for ever. */
export function isAsset(path: string): boolean {
  return path.startsWith("assets/");
}

/**
 * The files that a `livery.json` lists, and itself. It is `undefined` for a text that is no such file, or that names a file
 * where a site has none: it comes from a target, where others may write.
 */
export function filesOfManifest(text: string): ReadonlyMap<string, Content> | undefined {
  const listed = listedFiles(text);
  if (!listed?.every(([path, facts]) => isSitePath(path) && isContent(facts))) return undefined;
  const own = { sha256: sha256(text), bytes: Buffer.byteLength(text) };
  const files = listed.map(([path, { sha256: hash, bytes, owners }]): [string, Content] => [
    path,
    { sha256: hash, bytes, ...(owners !== undefined && { shared: true }) },
  ]);
  return new Map([...files, [PACK_MANIFEST, own]]);
}

/** A file as `livery.json` lists it. */
interface ListedFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly owners?: unknown;
}

function listedFiles(text: string): [string, ListedFile][] | undefined {
  try {
    const value = JSON.parse(text) as { readonly files?: Readonly<Record<string, ListedFile>> } | null;
    return value?.files ? Object.entries(value.files) : undefined;
  } catch {
    return undefined;
  }
}

function isContent(facts: unknown): boolean {
  const { sha256: hash, bytes } = (facts ?? {}) as Partial<Record<keyof Content, unknown>>;
  return typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash) && Number.isSafeInteger(bytes) && Number(bytes) >= 0;
}
