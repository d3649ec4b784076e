import type { Dirent } from "node:fs";
import { lstat, readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { parseRelease, type Release } from "../delivery/release.ts";
import { isBrandId } from "../delivery/sitePath.ts";
import { type BrandState, HIDDEN, type TargetState } from "../delivery/target.ts";

/** A target, with the content that no release links. */
interface FolderState extends TargetState {
  readonly unused: readonly string[];
}

/** What a folder has. A folder that does not exist has nothing. */
export async function folderState(root: string): Promise<FolderState> {
  const stored = new Map<string, number>();
  const unused: string[] = [];
  for (const { name } of await entriesIn(join(root, HIDDEN, "store"))) {
    const { size, nlink } = await lstat(join(root, HIDDEN, "store", name));
    stored.set(name, size);
    if (nlink === 1) unused.push(name);
  }
  const releases = new Map<string, readonly string[]>();
  for (const { name } of await entriesIn(join(root, HIDDEN, "releases")))
    releases.set(
      name,
      (await entriesIn(join(root, HIDDEN, "releases", name))).map((entry) => entry.name),
    );
  const places = new Map<string, string>();
  for (const entry of await entriesIn(root))
    if (entry.name !== HIDDEN)
      places.set(entry.name, entry.isSymbolicLink() ? await readlink(join(root, entry.name)) : "");
  return { stored, unused, brands: brandStates(releases, places) };
}

/** The state of each brand, from the names of its releases and from where the link in its place leads, if it is one. */
export function brandStates(
  releases: ReadonlyMap<string, readonly string[]>,
  places: ReadonlyMap<string, string>,
): ReadonlyMap<string, BrandState> {
  const ids = [...new Set([...releases.keys(), ...places.keys()])].filter(isBrandId);
  return new Map(
    ids.map((id) => {
      const known = (releases.get(id) ?? []).map(parseRelease).filter((release) => release !== undefined);
      const place = places.get(id);
      const current = place === undefined ? undefined : shownBy(place, id, known);
      const isForeign = place !== undefined && !current;
      return [id, { releases: known, ...(current && { current }), ...(isForeign && { foreign: true }) }];
    }),
  );
}

function shownBy(place: string, id: string, releases: readonly Release[]): Release | undefined {
  const prefix = `${HIDDEN}/releases/${id}/`;
  const shown = place.startsWith(prefix) ? parseRelease(place.slice(prefix.length)) : undefined;
  return releases.find(({ number }) => number === shown?.number);
}

async function entriesIn(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
