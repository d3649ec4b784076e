import { sha256 } from "@livery/pack/contentHash.ts";
import { expect, test } from "vitest";
import { neededManifests, planDelivery, type Wanted } from "./planDelivery.ts";
import { type Release, releaseHash, releaseName } from "./release.ts";
import { filesOfManifest, type Site, siteHash } from "./site.ts";
import type { BrandState, TargetState } from "./target.ts";

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 28, 12);
const retention = { keep: 1, days: 0, now };

/** A site with these texts, and its `livery.json`. */
function siteOf(
  id: string,
  texts: Readonly<Record<string, string>>,
): { readonly site: Site; readonly manifest: string } {
  const files = Object.entries(texts).map(([path, text]) => [path, { bytes: text.length, sha256: sha256(text) }]);
  const manifest = JSON.stringify({ schemaVersion: 1, id, files: Object.fromEntries(files) });
  const read = async () => Buffer.from("");
  const contents = [...(filesOfManifest(manifest) ?? [])].map(
    ([path, content]) => [path, { ...content, read }] as const,
  );
  return { site: { id, files: new Map(contents) }, manifest };
}

/** A target on which a brand went through these sites, a day apart; the last one is shown. */
function stateOf(sites: readonly ReturnType<typeof siteOf>[]): { state: TargetState; manifests: Map<string, string> } {
  const manifests = new Map<string, string>();
  const releases = sites.map(({ site, manifest }, place): Release => {
    const number = place + 1;
    const release = { number, time: now - (sites.length - place) * DAY, hash: releaseHash(siteHash(site)) };
    manifests.set(`.livery/releases/${site.id}/${releaseName(release)}/livery.json`, manifest);
    return release;
  });
  const contents = sites.flatMap(({ site }) => [...site.files.values()]);
  const current = releases.at(-1);
  const brand: BrandState = { releases, ...(current && { current }) };
  const stored = new Map(contents.map(({ sha256: hash, bytes }) => [hash, bytes]));
  return { state: { stored, brands: new Map(sites.slice(-1).map(({ site }) => [site.id, brand])) }, manifests };
}

const versions = [1, 2, 3, 4].map((version) =>
  siteOf("alpha", {
    "index.html": `page ${version}`,
    [`assets/own-${version}.js`]: `own ${version}`,
    "assets/same.js": "same",
    ...(version === 3 ? { "ads.txt": "3" } : {}),
  }),
);
const pathsOf = (hashes: Iterable<string>, { site }: ReturnType<typeof siteOf>) =>
  [...hashes].map((hash) => [...site.files].find(([, content]) => content.sha256 === hash)?.[0]);
const want = ({ site }: ReturnType<typeof siteOf>): Wanted => ({ site });

test("to an empty target everything is sent, each content once for all brands", () => {
  const [alpha, beta] = ["alpha", "beta"].map((id) => siteOf(id, { "index.html": id, "assets/same.js": "same" }));
  const { state, manifests } = stateOf([]);
  const plan = planDelivery([want(alpha!), want(beta!)], state, manifests, retention);
  expect(plan.send).toHaveLength(5);
  expect(plan.releases.map(({ id, release }) => [id, release.number])).toEqual([
    ["alpha", 1],
    ["beta", 1],
  ]);
});

test("a new release carries the assets of those that stay, and deletes what only others had", () => {
  const { state, manifests } = stateOf(versions.slice(0, 3));
  const next = versions[3]!;
  const plan = planDelivery([want(next)], state, manifests, retention);
  const sent = pathsOf(
    plan.send.map(({ sha256: hash }) => hash),
    next,
  );
  expect(new Set(sent)).toEqual(new Set(["assets/own-4.js", "index.html", "livery.json"]));
  expect([...(plan.releases[0]?.carried.keys() ?? [])]).toEqual(["assets/own-3.js"]);
  expect(plan.releases[0]?.outdated).toEqual(["ads.txt"]);
  expect(plan.drop.map(({ release }) => release.number)).toEqual([1, 2]);
  expect(plan.stale.map(({ path }) => path)).toEqual(["assets/own-1.js", "assets/own-2.js"]);
  expect(plan.freed).toHaveLength(6);
});

test.each([
  ["the number keeps", { keep: 2, days: 0 }, [1]],
  ["the days keep: the last one was replaced now, the one before a day ago", { keep: 0, days: 1.5 }, [1]],
  ["neither keeps", { keep: 0, days: 0 }, [1, 2, 3]],
] as const)("%s releases", (_what, limits, dropped) => {
  const { state, manifests } = stateOf(versions.slice(0, 3));
  const { drop } = planDelivery([want(versions[3]!)], state, manifests, { ...limits, now });
  expect(drop.map(({ release }) => release.number)).toEqual(dropped);
});

test("equal releases, as after rollbacks, count as one", () => {
  const [one, two] = versions as [ReturnType<typeof siteOf>, ReturnType<typeof siteOf>];
  const { state, manifests } = stateOf([one, two, one, two]);
  const { drop } = planDelivery([want(versions[2]!)], state, manifests, { keep: 2, days: 0, now });
  expect(drop).toEqual([]);
});

test("a release that was made but never shown is deleted, and the next number is above it", () => {
  const { state, manifests } = stateOf(versions.slice(0, 3));
  const brand = state.brands.get("alpha")!;
  const shown = { ...brand, current: brand.releases[1]! };
  const brands = new Map([["alpha", shown]]);
  const plan = planDelivery([want(versions[3]!)], { ...state, brands }, manifests, { keep: 9, days: 9, now });
  expect(plan.drop.map(({ release }) => release.number)).toEqual([3]);
  expect(plan.releases[0]?.release.number).toBe(4);
});

test("a brand that serves its pack needs nothing, not even to be read", () => {
  const { state, manifests } = stateOf(versions.slice(0, 2));
  const wanted = [want(versions[1]!)];
  expect(neededManifests(wanted, state, retention)).toEqual([]);
  expect(planDelivery(wanted, state, manifests, retention)).toMatchObject({
    send: [],
    releases: [],
    drop: [],
    unchanged: ["alpha"],
  });
});

test("content that was cut off on its way is sent again", () => {
  const { state, manifests } = stateOf(versions.slice(0, 1));
  const stored = new Map([...state.stored].map(([hash, bytes]) => [hash, hash === sha256("same") ? 0 : bytes]));
  const { send } = planDelivery([want(versions[1]!)], { ...state, stored }, manifests, retention);
  expect(send.map(({ sha256: hash }) => hash)).toContain(sha256("same"));
});

test("a release whose content the target has lost cannot be shown again", () => {
  const { state, manifests } = stateOf(versions.slice(0, 2));
  const files = new Map(
    [...versions[0]!.site.files].map(([path, { sha256: hash, bytes }]) => [path, { sha256: hash, bytes }]),
  );
  const lost = { ...state, stored: new Map<string, number>() };
  expect(() => planDelivery([{ site: { id: "alpha", files }, of: 1 }], lost, manifests, retention)).toThrow(
    /The target has lost index\.html of alpha/,
  );
});
