import { contentType } from "@livery/pack/contentType.ts";
import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { cacheControl } from "@livery/pack/render/hosts/hostRules.ts";
import { parseRelease, type Release, releaseName } from "../delivery/release.ts";
import { filesOfManifest, isAsset } from "../delivery/site.ts";
import { isBrandId } from "../delivery/sitePath.ts";
import { type BrandState, HIDDEN, releaseFolder, type Target } from "../delivery/target.ts";
import { inParallel } from "./inParallel.ts";
import { lostLock } from "./lostLock.ts";
import type { S3Objects } from "./s3Objects.ts";

/** Requests at once. */
const AT_ONCE = 16;

const LOCK = `${HIDDEN}/lock`;
const STORE = `${HIDDEN}/store`;
const CURRENT = `${HIDDEN}/current`;
const SHOWN = `${HIDDEN}/shown`;

/**
 * S3-compatible storage. Content is stored once, at `.livery/store/<sha256>`, and copied there to where visitors get it:
 * assets when a release is made, files with fixed names when it is shown, and the page last, because everything that it
 * refers to must be there. An empty object `.livery/current/<id>/<release>` says what a brand serves, and
 * `.livery/shown/<id>/<release>` that the switch to it was completed.
 */
export function openS3Target(address: string, objects: S3Objects): Target {
  const { list, read, write, copy } = objects;
  const place = (path: string, sha256: string, to: string): Promise<void> =>
    copy(`${STORE}/${sha256}`, to, { ContentType: contentType(path), CacheControl: cacheOf(path) });
  const remove = (paths: Iterable<string>): Promise<void> => inParallel(paths, AT_ONCE, objects.delete);
  return {
    address,
    removalNote: "An object store cannot answer 410. Its addresses answer 404 from now on.",
    async state() {
      const all = await list(HIDDEN);
      const under = (folder: string) => [...all.keys()].filter((path) => path.startsWith(`${folder}/`));
      const stored = under(STORE).map((path) => [path.slice(STORE.length + 1), all.get(path) ?? 0] as const);
      return { stored: new Map(stored), brands: brandStates([...all.keys()]) };
    },
    async read(paths) {
      const found = new Map<string, string | undefined>();
      await inParallel(paths, AT_ONCE, async (path) => void found.set(path, await read(path)));
      return paths.map((path) => found.get(path));
    },
    async lock(holder) {
      const other = await read(LOCK);
      if (other !== undefined) return other;
      if (await objects.create(LOCK, holder)) {
        // A store without conditional writes lets two take the lock at once. The later one has it.
        const now = await read(LOCK);
        return now === holder ? undefined : (now ?? "");
      }
      return (await read(LOCK)) ?? "";
    },
    async unlock(holder) {
      if (holder === undefined || (await read(LOCK)) === holder) await objects.delete(LOCK);
    },
    put: (contents, onSent) =>
      inParallel(contents, AT_ONCE, async (content) => {
        const bytes = await content.read?.();
        if (!bytes) throw new Error(`Content ${content.sha256} cannot be read.`);
        await write(`${STORE}/${content.sha256}`, bytes);
        onSent([content]);
      }),
    async link(releases) {
      for (const { id, release, files, carried } of releases) {
        const served = await list(`${id}/assets`);
        const assets = [...carried, ...files].filter(([path]) => isAsset(path) && !served.has(`${id}/${path}`));
        await inParallel(assets, AT_ONCE, ([path, sha256]) => place(path, sha256, `${id}/${path}`));
        const manifest = `${releaseFolder(id, releaseName(release))}/${PACK_MANIFEST}`;
        await place(PACK_MANIFEST, files.get(PACK_MANIFEST) ?? "", manifest);
      }
    },
    async show(releases, holder) {
      for (const { id, release, files, outdated } of releases) {
        if ((await read(LOCK)) !== holder) throw lostLock(address);
        const name = releaseName(release);
        await write(`${CURRENT}/${id}/${name}`, "");
        if (release.gone) await objects.delete(`${id}/index.html`);
        const first = [...files].filter(([path]) => !isAsset(path) && !LAST.includes(path));
        await inParallel(first, AT_ONCE, ([path, sha256]) => place(path, sha256, `${id}/${path}`));
        for (const path of LAST) {
          const sha256 = files.get(path);
          if (sha256 !== undefined) await place(path, sha256, `${id}/${path}`);
        }
        await remove(outdated.map((path) => `${id}/${path}`));
        if (release.gone) await remove((await list(`${id}/assets`)).keys());
        await write(`${SHOWN}/${id}/${name}`, "");
      }
    },
    async delete(releases, assets) {
      await remove(assets.map(({ id, path }) => `${id}/${path}`));
      for (const folder of [SHOWN, CURRENT])
        await remove(releases.map(({ id, release }) => `${folder}/${id}/${releaseName(release)}`));
      await remove(releases.map(({ id, release }) => `${releaseFolder(id, releaseName(release))}/${PACK_MANIFEST}`));
      await sweep(objects);
    },
  };
}

/** The order in which a switch ends. The page that hosts send for missing files is a page as well. */
const LAST = ["404.html", PACK_MANIFEST, "index.html"];

function cacheOf(path: string): string {
  if (isAsset(path)) return cacheControl.asset;
  return path === "404.html" ? cacheControl.missing : cacheControl.page;
}

/** Deletes the content that no release has. */
async function sweep({ list, read, delete: remove }: S3Objects): Promise<void> {
  const used = new Set<string>();
  await inParallel((await list(`${HIDDEN}/releases`)).keys(), AT_ONCE, async (path) => {
    const files = filesOfManifest((await read(path)) ?? "");
    // What cannot be read may need anything.
    if (!files) throw new Error(`${path} cannot be read.`);
    for (const { sha256 } of files.values()) used.add(sha256);
  });
  const stored = [...(await list(STORE)).keys()];
  await inParallel(
    stored.filter((path) => !used.has(path.slice(STORE.length + 1))),
    AT_ONCE,
    remove,
  );
}

/** The state of each brand, from the names of all hidden objects. */
function brandStates(paths: readonly string[]): ReadonlyMap<string, BrandState> {
  const releases = {
    releases: namesIn(paths, "releases"),
    current: namesIn(paths, "current"),
    shown: namesIn(paths, "shown"),
  };
  return new Map(
    [...releases.releases].map(([id, all]) => {
      const current = latest(releases.current.get(id) ?? []);
      const isTorn = current !== undefined && latest(releases.shown.get(id) ?? [])?.number !== current.number;
      return [id, { releases: all, ...(current && { current }), ...(isTorn && { torn: true }) }];
    }),
  );
}

function latest(releases: readonly Release[]): Release | undefined {
  return releases.toSorted((a, b) => b.number - a.number)[0];
}

/** The releases that a hidden folder names, by brand. */
function namesIn(paths: readonly string[], folder: string): ReadonlyMap<string, readonly Release[]> {
  const found = new Map<string, Release[]>();
  for (const path of paths) {
    const [hidden, kind, id = "", name = ""] = path.split("/");
    const release = hidden === HIDDEN && kind === folder && isBrandId(id) ? parseRelease(name) : undefined;
    if (release) found.set(id, [...(found.get(id) ?? []), release]);
  }
  return found;
}
