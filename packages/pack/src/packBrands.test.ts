import { routes } from "@livery/product/routes.ts";
import { services } from "@livery/product/services.ts";
import { hash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildRuntime } from "./buildRuntime.ts";
import { compileWorkspace } from "./compileWorkspace.ts";
import { openOutFolder } from "./out/outFolder.ts";
import { packBrands } from "./packBrands.ts";
import { packEach } from "./packEach.ts";
import { explainWriteError, PackError } from "./packError.ts";
import { packInThreads } from "./packInThreads.ts";
import { brandConfig, layouts, readTree, suiteFolder, UNDRAWN_LOGO, writeBrand } from "./testing/brandFolders.ts";

type Tree = ReadonlyMap<string, Buffer>;

/** The files that `livery.json` does not list. */
const unlisted: readonly string[] = ["livery.json", "provenance.json"];

const folder = suiteFolder();
/** On a later day, other rules of XA are in force. */
const day = "2026-11-15";
const alpha = brandConfig("alpha", "ALPHA1", { contact: { email: "hello@alpha.example" } });
const beta = brandConfig("beta", "BETA22", {
  layout: layouts[1],
  theme: { colors: { brand: "#0d7a4f" } },
  contact: { email: "hi@beta.example" },
});
const betaLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0d7a4f" d="M0 8L4 0L8 8Z"/></svg>`;

/** Packs both brands, modified by the arguments, into a separate folder; returns the packs' files. */
async function pack(name: string, first: typeof alpha = alpha): Promise<{ alpha: Tree; beta: Tree; out: string }> {
  const brandsFolder = join(folder, name, "brands");
  writeBrand(brandsFolder, first);
  writeBrand(brandsFolder, beta, betaLogo);
  const { brands, problems, folders } = await compileWorkspace(brandsFolder, folder, day);
  const ids = folders.map(({ id }) => id);
  expect(problems).toEqual([]);
  const out = join(folder, name, "dist");
  await packBrands(brands, { out, existing: ids });
  return { alpha: readTree(join(out, "alpha")), beta: readTree(join(out, "beta")), out };
}

/** Files that are only in one tree, or differ. */
function differing(one: Tree, other: Tree): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0)));
}

const text = (tree: Tree, file: string): string => tree.get(file)?.toString() ?? "";
const chunkNames = (tree: Tree): string[] =>
  [...tree.keys()].flatMap((file) => /^assets\/(.+)-[0-9a-f]+\.js$/.exec(file)?.[1] ?? []);

/** The files of a pack that one of its files refers to: from the site's root, or relative to itself. */
function namedBy(tree: Tree, file: string): string[] {
  if (!/\.(?:html|js|css|webmanifest)$/.test(file)) return [];
  const addresses = text(tree, file).matchAll(
    /(?:["'(`]|=)(\/|\.\/|\.\.\/)?([\w./-]+\.(?:js|css|json|svg|png|ico|woff2|webmanifest))(?=["')`\s>])/g,
  );
  return [...addresses].flatMap(([, from, name = ""]) => {
    if (from === undefined) return name.startsWith("assets/") ? [name] : [];
    return [from === "/" ? name : posix.join(posix.dirname(file), from, name)];
  });
}

let base: Awaited<ReturnType<typeof pack>>;
beforeAll(async () => {
  base = await pack("base");
  // In a fresh copy the fonts are cut first.
}, 300_000);

test("BR-009 every brand becomes a folder with a page and all files that it names", () => {
  for (const tree of [base.alpha, base.beta]) {
    const named = text(tree, "index.html").matchAll(/(?:href|src)="\/([^"#]+\.[^"#]+)[^"]*"|"\/(assets\/[^"]+[^"-])"/g);
    const files = [...named].map(([, first, second]) => first ?? second ?? "");
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !tree.has(file))).toEqual([]);
    expect([...tree.keys()].filter((file) => !file.startsWith("assets/"))).toEqual([
      "404.html",
      "_Caddyfile",
      "_apache.conf",
      "_headers",
      "_nginx.conf",
      "_redirects",
      "apple-touch-icon.png",
      "compliance.json",
      "favicon.ico",
      "favicon.svg",
      "icon-192.png",
      "icon-512.png",
      "icon-maskable-512.png",
      "index.html",
      "licences.html",
      "livery.json",
      "manifest.webmanifest",
      "provenance.json",
      "robots.txt",
      "sbom.cdx.json",
    ]);
  }
});

test("BR-054 title, favicon, logo, copyright and links are each brand's own", () => {
  for (const file of ["index.html", "favicon.svg", "favicon.ico", "manifest.webmanifest", "icon-512.png"]) {
    expect(base.alpha.get(file)?.equals(base.beta.get(file) ?? Buffer.alloc(0)), file).toBe(false);
  }
  expect(text(base.alpha, "index.html")).toContain("<title>alpha 이름</title>");
  expect(text(base.alpha, "index.html")).toContain("hello@alpha.example");
  expect(text(base.beta, "index.html")).toMatch(/"copyright":\{[^}]*beta/);
  expect(text(base.beta, "favicon.svg")).toBe(betaLogo);
});

test("BR-057a livery.json lists size and sha256 of every file on disk, and each brand's own tokens", () => {
  const manifests = [base.alpha, base.beta].map((tree) => {
    const manifest = JSON.parse(text(tree, "livery.json"));
    const facts = [...tree].flatMap(([file, content]) =>
      unlisted.includes(file) ? [] : [[file, { bytes: content.length, sha256: hash("sha256", content) }]],
    );
    const files: Readonly<Record<string, { readonly owners?: unknown; readonly packages?: unknown }>> = manifest.files;
    const listed = Object.entries(files).map(([file, { owners: _, packages: _from, ...own }]) => [file, own]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(facts));
    return manifest;
  });
  expect(manifests.map(({ merchant }) => merchant)).toEqual(["ALPHA1", "BETA22"]);
  expect(new Set(manifests.map(({ tokens }) => tokens)).size).toBe(2);
});

test("BR-057b a second build of the same input gives the same packs, including livery.json", async () => {
  const again = await pack("again");
  expect([...base.alpha.keys(), ...base.beta.keys()].filter((file) => file === "livery.json")).toHaveLength(2);
  expect(differing(base.alpha, again.alpha)).toEqual([]);
  expect(differing(base.beta, again.beta)).toEqual([]);
});

test("of an unchanged pack a build knows the same size and the same times as the one that packed it", async () => {
  const { brands } = await compileWorkspace(join(folder, "base", "brands"), folder, day);
  const out = join(folder, "unchanged");
  const [first, second] = [await packBrands(brands, { out }), await packBrands(brands, { out })];
  expect(second.packed.map(({ reasons }) => reasons)).toEqual([[], []]);
  for (const [at, { id, size, times }] of first.packed.entries()) {
    const listed = [...readTree(join(out, id))].filter(([file]) => !unlisted.includes(file));
    expect(size).toEqual({
      files: listed.length,
      bytes: listed.reduce((sum, [, content]) => sum + content.length, 0),
    });
    expect(Object.keys(times)).toContain("assets");
    expect(second.packed[at]).toMatchObject({ id, size, times });
  }
});

test("BR-056a a pack is complete: it contains every file that its files refer to, below the site's root", () => {
  for (const tree of [base.alpha, base.beta]) {
    const named = [...tree.keys()].flatMap((file) => namedBy(tree, file).map((address) => ({ file, address })));
    expect(named.length).toBeGreaterThan(300);
    // The site fetches the code of a service only in brands that use it (AU-062), and these do not.
    const unused = services.map(({ id }) => `assets/${id}-`);
    const missing = named.filter(({ address }) => !tree.has(address));
    expect(missing.filter(({ address }) => !unused.some((service) => address.startsWith(service)))).toEqual([]);
  }
});

test("BR-056b hosts without rules use 404.html for unknown addresses, others _redirects", () => {
  for (const tree of [base.alpha, base.beta]) {
    const withoutHome = text(tree, "index.html").replace(/(?<=<div id="root">).*(?=<\/div>\n)/su, "");
    const unmarked = withoutHome.replace(/,&quot;drawn&quot;:.*?\]\}(?=\})/u, "");
    expect(text(tree, "404.html")).toBe(unmarked);
    const rules = text(tree, "_redirects").trimEnd().split("\n");
    expect(rules).toContain("/sports / 200");
    expect(rules.filter((rule) => rule.includes("*"))).toEqual([]);
  }
});

test("CO-001 CO-007 compliance.json contains the licences, packs and rules of the brand, and what they changed", async () => {
  expect(JSON.parse(text(base.alpha, "compliance.json"))).toMatchObject({
    schemaVersion: 1,
    id: "alpha",
    play: "demo",
    licences: [],
    markets: [],
    packs: [{ id: "demo" }, { id: "EU" }],
    rules: [{ id: "demo-1" }, { id: "EU-1", from: "2025-06-28", source: { title: "Directive (EU) 2019/882" } }],
  });
  const changed = await pack("law", { ...alpha, compliance: { markets: ["XA"] } });
  const law = JSON.parse(text(changed.alpha, "compliance.json"));
  expect(law).toMatchObject({ markets: ["XA"], minimumAge: 19, packs: [{ id: "demo" }, { id: "EU" }, { id: "XA" }] });
  expect(law.rules.find(({ id }: { id: string }) => id === "XA-14").changed).toEqual([
    { pointer: "/switches/FREEPLAY3", from: true, to: false },
  ]);
});

test("BR-058 no text of one brand is in the other's pack, in any file or encoding", () => {
  const said = {
    alpha: ["alpha1", "alpha.example", "alpha 이름", "alpha name", "#2f5bd0"],
    beta: ["beta22", "beta.example", "beta 이름", "beta name", "#0d7a4f", "m0 8l4 0l8 8z"],
  };
  for (const [own, other] of [
    ["alpha", "beta"],
    ["beta", "alpha"],
  ] as const) {
    const texts = [...base[own]].map(([file, content]) => [file, content.toString().toLowerCase()] as const);
    for (const mark of said[own])
      expect(
        texts.some(([, content]) => content.includes(mark)),
        mark,
      ).toBe(true);
    for (const mark of said[other]) {
      expect(
        texts.filter(([, content]) => content.includes(mark)).map(([file]) => file),
        mark,
      ).toEqual([]);
    }
  }
});

test("RT-044b the pack has one chunk for each lazy section", () => {
  const names = chunkNames(base.alpha);
  for (const section of new Set(routes.map((route) => route.section))) {
    expect(names.filter((name) => name === section)).toEqual([section]);
  }
  expect(names).toContain("app");
});

test("shared files are the same bytes in every brand, and the same file on disk", () => {
  // The texts of features are joined for each brand.
  const isShared = (file: string) => base.beta.has(file) && /^assets\/(?!text-\w+-features)/u.test(file);
  const shared = [...base.alpha.keys()].filter(isShared);
  expect(shared.length).toBeGreaterThan(60);
  for (const file of shared) {
    expect(base.alpha.get(file)?.equals(base.beta.get(file) ?? Buffer.alloc(0)), file).toBe(true);
    const [one, other] = ["alpha", "beta"].map((id) => statSync(join(base.out, id, file)));
    expect([one?.ino, one?.mtimeMs]).toEqual([other?.ino, other?.mtimeMs]);
  }
});

test("a changed colour changes only that brand's own files", async () => {
  const changed = await pack("colour", { ...alpha, theme: { colors: { brand: "#b3261e" } } });
  expect(differing(base.beta, changed.beta)).toEqual([]);
  const files = differing(base.alpha, changed.alpha);
  expect(files.filter((file) => /\.(js|css|json|woff2)$/.test(file) && !unlisted.includes(file))).toEqual([]);
  expect(files).toContain("index.html");
});

test("a changed switch changes only the page, its manifest and what that was made from", async () => {
  const changed = await pack("switch", { ...alpha, switches: { REFERRAL3: false } });
  expect(differing(base.beta, changed.beta)).toEqual([]);
  expect(differing(base.alpha, changed.alpha).toSorted()).toEqual(["404.html", "index.html", ...unlisted]);
});

test("the page contains home as new visitors see it, and none of it for a members-only brand", async () => {
  const root = (tree: Tree) =>
    /<div id="root">(.*)<\/div>\n<script type="application\/json"/s.exec(text(tree, "index.html"))?.[1];
  expect(root(base.alpha)).toMatch(/<header.*<h1.*<footer/s);
  expect(root(base.alpha)).not.toMatch(/<script/);
  const { directory, manifest } = await buildRuntime();
  const styles = [...manifest.entry.css, ...(manifest.sections["index"]?.css ?? [])];
  expect(styles.length).toBeGreaterThan(1);
  for (const file of styles) {
    expect(text(base.alpha, "index.html")).toContain(readFileSync(join(directory, file), "utf8"));
    // Nothing requests them, so they are not in the pack.
    expect(base.alpha.has(file), file).toBe(false);
  }
  const members = await pack("members", { ...alpha, switches: { LOGGEDINONLY3: true } });
  expect(root(members.alpha)).toBe("");
});

test("a disabled feature is absent: none of its modules, texts, styles or addresses are in the pack", async () => {
  const changed = await pack("feature", { ...alpha, features: { vip: false, slots: false } });
  const { manifest } = await buildRuntime();
  const on = Object.entries(manifest.features).filter(([id]) => id !== "vip" && id !== "slots");
  const allowed = new Set(on.flatMap(([, owner]) => owner.modules));
  const packed = [...changed.alpha.keys()].flatMap((file) => manifest.chunks[file] ?? []);
  expect(packed.filter((module) => !allowed.has(module))).toEqual([]);
  expect(packed.length).toBeGreaterThan(50);
  expect(chunkNames(changed.alpha)).not.toContain("Vip");
  expect(text(changed.alpha, "index.html")).not.toContain("game-rng");
  const textFiles = [...changed.alpha.keys()].filter((file) => file.startsWith("assets/text-"));
  const ids = textFiles.flatMap((file) => Object.keys(JSON.parse(text(changed.alpha, file))));
  expect(ids).toEqual(expect.arrayContaining(["core", "auth", "live"]));
  expect(ids.filter((id) => id === "vip" || id === "slots")).toEqual([]);
  // The slots section is also used by the game lists, which are on.
  expect(chunkNames(changed.alpha)).toContain("egame");
  expect(differing(base.beta, changed.beta)).toEqual([]);
});

test("BR-001 a copy of a brand folder under a new id becomes a new pack; the others do not change", async () => {
  const brandsFolder = join(folder, "copy");
  cpSync(join(folder, "base", "brands"), brandsFolder, { recursive: true });
  cpSync(join(brandsFolder, "alpha"), join(brandsFolder, "gamma"), { recursive: true });
  writeFileSync(
    join(brandsFolder, "gamma", "brand.json"),
    JSON.stringify({ ...alpha, id: "gamma", merchant: "GAMMA3" }),
  );
  const { brands, folders } = await compileWorkspace(brandsFolder, folder, day);
  const ids = folders.map(({ id }) => id);
  const { packed } = await packBrands(brands, { out: join(folder, "copied"), existing: ids });
  expect(packed.map(({ id, merchant }) => [id, merchant])).toEqual([
    ["alpha", "ALPHA1"],
    ["beta", "BETA22"],
    ["gamma", "GAMMA3"],
  ]);
  expect(differing(base.alpha, readTree(join(folder, "copied", "alpha")))).toEqual([]);
  expect(text(readTree(join(folder, "copied", "gamma")), "index.html")).toContain(`"merchant":"GAMMA3"`);
});

test("the pack of a removed brand is named, and deleted if asked for", async () => {
  const { brands } = await compileWorkspace(join(folder, "base", "brands"), folder, day);
  const out = join(folder, "gone");
  await packBrands(brands, { out, existing: ["alpha", "beta"] });
  const only = brands.filter(({ id }) => id === "alpha");
  const existing = ["alpha"];
  expect(await packBrands(only, { out, existing })).toMatchObject({ removed: [], left: ["beta"] });
  expect(await packBrands(only, { out, existing, prune: true })).toMatchObject({ removed: ["beta"], left: [] });
});

test("a brand whose icons cannot be drawn is left out with a message; the others are packed", async () => {
  const { brands } = await compileWorkspace(join(folder, "base", "brands"), folder, day);
  const out = join(folder, "undrawn");
  await packBrands(brands, { out });
  const before = readTree(join(out, "alpha"));
  const changed = brands.map((brand) => (brand.id === "alpha" ? { ...brand, logo: UNDRAWN_LOGO } : brand));
  const { packed, failed } = await packBrands(changed, { out, existing: ["alpha", "beta"], prune: true });
  expect(failed).toEqual([
    { id: "alpha", message: expect.stringMatching(/^No icons can be drawn from the logo .* Export it again/) },
  ]);
  expect(packed).toMatchObject([{ id: "beta", reasons: [] }]);
  expect(differing(before, readTree(join(out, "alpha")))).toEqual([]);
});

test("threads pack the same bytes, and a brand that cannot be drawn does not stop the others", async () => {
  const { brands } = await compileWorkspace(join(folder, "base", "brands"), folder, day);
  const undrawn = { ...brands[0]!, id: "gamma", logo: UNDRAWN_LOGO };
  const out = openOutFolder(join(folder, "threads"));
  const done: string[] = [];
  const { packed, failed, files } = await packInThreads([undrawn, ...brands], {
    jobs: 2,
    runtime: await buildRuntime(),
    out,
    onDone: (pack) => done.push(pack?.id ?? "failed"),
  });
  expect(packed.map(({ id }) => id).toSorted()).toEqual(["alpha", "beta"]);
  expect(failed).toEqual([{ id: "gamma", message: expect.stringMatching(/^No icons can be drawn/) }]);
  expect(done.toSorted()).toEqual(["alpha", "beta", "failed"]);
  expect(files.linked + files.copied).toBeGreaterThan(0);
  for (const id of ["alpha", "beta"] as const) expect(differing(base[id], readTree(join(out.path, id)))).toEqual([]);
  expect(readdirSync(out.path).toSorted()).toEqual(["alpha", "beta"]);
});

test("an abort stops between brands and leaves only complete packs", async () => {
  const { brands } = await compileWorkspace(join(folder, "base", "brands"), folder, day);
  const stop = new AbortController();
  const out = join(folder, "aborted");
  const packing = packBrands(brands, { out, signal: stop.signal, onProgress: () => stop.abort() });
  await expect(packing).rejects.toThrow("aborted");
  expect(readdirSync(out)).toEqual([".livery-records"]);
});

test.each([
  ["while shared files are linked", (staged: string) => staged, /no space/],
  [
    "while the brand's own files are written too",
    (staged: string) => {
      rmSync(staged, { recursive: true });
      writeFileSync(staged, "");
      return staged;
    },
    /EEXIST|ENOTDIR/,
  ],
] as const)("a disk that is full %s leaves no part of a pack", async (_when, stage, message) => {
  const { brands } = await compileWorkspace(join(folder, "base", "brands"), folder, day);
  const out = openOutFolder(join(folder, "full"));
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  const packing = packEach(brands, {
    runtime: await buildRuntime(),
    out: { ...out, stage: (id) => stage(out.stage(id)) },
    linker: { link: () => Promise.reject(full) },
  });
  await expect(packing).rejects.toThrow(message);
  expect(readdirSync(out.path)).toEqual([]);
});

test("what a full disk says names what to do, and that no pack is torn", () => {
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  expect(explainWriteError(full, "dist")).toEqual(
    new PackError(
      "Not every brand was packed, because there is no space left on the disk (ENOSPC). " +
        "Each pack in dist is whole, the new one or the old one. Change that and build again.",
    ),
  );
  const other = new Error("a mistake of ours");
  expect(explainWriteError(other, "dist")).toBe(other);
});
