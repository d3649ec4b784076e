import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../contentHash.ts";
import { filesInside } from "../out/foreignFiles.ts";
import { PACK_MANIFEST, type PackManifest, readPackManifest } from "../out/packManifest.ts";

/** A pack as it is on disk. */
export interface ReadPack {
  readonly manifest: PackManifest;
  /** sha256 of `livery.json` as it is on disk. */
  readonly manifestHash: string;
  /** Every file but `livery.json`: path → content. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What is in the pack, but is no file: links and devices. */
  readonly others: readonly string[];
  /** The site config in its page; absent if the page has none that can be read. */
  readonly site?: SiteConfig;
}

/** Reads a pack with all its files; `undefined` for a folder without a manifest that can be read. */
export function readPack(folder: string): ReadPack | undefined {
  const manifest = readPackManifest(folder);
  // Packs of versions before `owners` cannot be verified.
  if (!manifest?.features || !manifest.services) return undefined;
  const names = filesInside(folder).filter((name) => name !== PACK_MANIFEST);
  const [regular, others] = [true, false].map((wanted) =>
    names.filter((name) => lstatSync(join(folder, name)).isFile() === wanted),
  ) as [string[], string[]];
  const files = new Map(regular.map((name) => [name, readFileSync(join(folder, name))]));
  const site = siteIn(files.get("index.html")?.toString() ?? "");
  const manifestHash = sha256(readFileSync(join(folder, PACK_MANIFEST)));
  return { manifest, manifestHash, files, others, ...(site && { site }) };
}

/** The site config in a page. */
export function siteIn(page: string): SiteConfig | undefined {
  const [, text] = /<script type="application\/json" id="livery-site">(.*?)<\/script>/su.exec(page) ?? [];
  try {
    return text === undefined ? undefined : (JSON.parse(text) as SiteConfig);
  } catch {
    return undefined;
  }
}
