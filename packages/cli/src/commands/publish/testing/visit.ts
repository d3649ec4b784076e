import { sha256, shortHash } from "@livery/pack/contentHash.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a host answers at a path of a site; `undefined` if there is nothing. */
export type Fetch = (path: string) => Promise<Uint8Array | undefined>;

interface Visit {
  /** The version of the page; absent if there is no page. */
  readonly version?: number;
  /** What the visitor misses, as sentences; empty if the site is whole. */
  readonly faults: readonly string[];
  /** Everything that the page requests. */
  readonly links: readonly string[];
}

/** Opens a site as a visitor: the page and everything that it links. */
export async function visit(fetch: Fetch): Promise<Visit> {
  const page = textOf(await fetch("index.html"));
  if (page === undefined) return { faults: [], links: [] };
  const links = [...page.matchAll(/src="\/([^"]+)"/g)].map(([, path = ""]) => path);
  const version = Number(/version (\d+)/.exec(page)?.[1]);
  return { version, links, faults: await missing(fetch, links) };
}

/** Which links lead to nothing, or to something else than their name says. */
export async function missing(fetch: Fetch, links: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of links) {
    const content = await fetch(path);
    if (!content) faults.push(`${path} is missing`);
    else if (!path.includes(shortHash(content))) faults.push(`${path} has other content`);
  }
  return faults;
}

/** The files that are not as the site's own `livery.json` says. */
export async function unlikeManifest(fetch: Fetch): Promise<readonly string[]> {
  const text = textOf(await fetch("livery.json"));
  if (text === undefined) return [];
  const { files } = JSON.parse(text) as { readonly files: Readonly<Record<string, { readonly sha256: string }>> };
  const faults: string[] = [];
  for (const [path, facts] of Object.entries(files)) {
    const content = await fetch(path);
    if (!content || sha256(content) !== facts.sha256) faults.push(path);
  }
  return faults;
}

function textOf(content: Uint8Array | undefined): string | undefined {
  return content && Buffer.from(content).toString();
}

/** A host that serves a folder. */
export function fetchFrom(folder: string): Fetch {
  return (path) => readFile(join(folder, path)).catch(() => undefined);
}
