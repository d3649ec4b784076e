import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { compileWorkspace } from "../compileWorkspace.ts";
import { sha256 } from "../contentHash.ts";
import { type PackManifest, readPackManifest } from "../out/packManifest.ts";
import { packBrands } from "../packBrands.ts";
import { brandConfig, layouts, suiteFolder, writeBrand } from "../testing/brandFolders.ts";
import { readPack } from "./readPack.ts";
import { type Fault, packFolders, verifyPack, verifyPacks } from "./verifyPacks.ts";
import { foreignWords, tracesOf } from "./checkForeign.ts";

// If no other test has built the runtime yet, this one does.
vi.setConfig({ hookTimeout: 300_000 });

const folder = suiteFolder();
const out = join(folder, "dist");

beforeAll(async () => {
  const brands = join(folder, "brands");
  const features = { chat: false, fishing: false };
  const domains = ["www.alpha.example", "alpha.example"];
  writeBrand(brands, brandConfig("alpha-site", "ALPHA1", { features, domains }));
  const other = { name: { ko: "베타하우스", en: "Beta & House" }, theme: { colors: { brand: "#0d7a4f" } } };
  writeBrand(brands, brandConfig("beta-site", "BETA22", { layout: layouts[1], domains: ["beta.example"], ...other }));
  const workspace = await compileWorkspace(brands, folder, "2026-11-15");
  await packBrands(workspace.brands, { out });
});

const verifyAll = () => verifyPacks(out, packFolders(out));

type Change = (files: Map<string, Buffer>, manifest: PackManifest) => void;

/** The faults of alpha after a change to its files in memory. `isListed`: whether livery.json says the same as the files. */
function faultsAfter(change: Change, isListed = true): readonly Fault[] {
  const [alpha, beta] = ["alpha-site", "beta-site"].map((id) => readPack(join(out, id))!);
  const words = foreignWords(
    [alpha!, beta!].map(({ manifest, files }) => tracesOf(manifest, files.get("index.html")!.toString())),
  );
  const files = new Map(alpha!.files);
  const manifest = structuredClone(alpha!.manifest);
  change(files, manifest);
  if (isListed)
    for (const [file, content] of files)
      Object.assign(manifest.files, {
        [file]: { ...manifest.files[file], bytes: content.length, sha256: sha256(content) },
      });
  return verifyPack("alpha-site", { ...alpha!, files, manifest }, words);
}

const edit =
  (file: string, from: string | RegExp, to: string) =>
  (files: Map<string, Buffer>): void => {
    const before = files.get(file)!.toString();
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    files.set(file, Buffer.from(after));
  };

const add =
  (file: string, text: string) =>
  (files: Map<string, Buffer>): void =>
    void files.set(file, Buffer.from(text));

/** The first file of a kind. */
const named = (files: Map<string, Buffer>, pattern: RegExp) => [...files.keys()].find((file) => pattern.test(file))!;

test("packs as they are built have no fault", async () => {
  expect(await verifyAll()).toEqual({ packs: ["alpha-site", "beta-site"], faults: [] });
});

describe("files that are not those of livery.json", () => {
  test.each([
    ["a changed byte", edit("robots.txt", "/login", "/logim"), "robots.txt", /another hash/],
    ["a longer file", edit("robots.txt", "/login", "/login2"), "robots.txt", /bytes; livery\.json says/],
    [
      "a lost file",
      (files: Map<string, Buffer>): void => void files.delete("favicon.ico"),
      "favicon.ico",
      /not in the pack/,
    ],
    ["a file more", add("notes.txt", "to do"), "notes.txt", /not in livery\.json/],
  ] as const)("%s", (_what, change, file, message) => {
    expect(faultsAfter(change, false)).toContainEqual({ file, message: expect.stringMatching(message) });
  });

  test.each([
    ["a changed file", "robots.txt", (path: string) => writeFileSync(path, "User-agent: *\n"), "robots.txt", /bytes/],
    ["a cut livery.json", "livery.json", (path: string) => truncateSync(path, 100), "livery.json", /cannot be read/],
    ["a link", "robots.txt", (path: string) => symlinkSync("nowhere", path), "robots.txt", /regular file/],
  ] as const)("%s on disk", async (_what, name, change, file, message) => {
    const path = join(out, "beta-site", name);
    const before = readFileSync(path);
    if (name === "robots.txt") rmSync(path);
    change(path);
    const { faults } = await verifyAll();
    rmSync(path);
    writeFileSync(path, before);
    expect(faults).toEqual([{ id: "beta-site", file, message: expect.stringMatching(message) }]);
  });

  test("a folder of another brand", () => {
    const beta = readPack(join(out, "beta-site"))!;
    const faults = verifyPack("alpha-site", beta, foreignWords([]));
    expect(faults).toEqual([{ file: "livery.json", message: 'It is the manifest of the brand "beta-site".' }]);
  });
});

describe("what is off", () => {
  test("a chunk of a feature that is off", () => {
    const faults = faultsAfter((files, manifest) => {
      files.set("assets/chat-0000000.js", Buffer.from("export {}"));
      Object.assign(manifest.files, { "assets/chat-0000000.js": { owners: ["chat"] } });
    });
    expect(faults).toEqual([
      { file: "assets/chat-0000000.js", message: "It belongs to chat, which is off in this brand." },
    ]);
  });

  test("a feature whose files stayed when it was switched off", () => {
    const faults = faultsAfter((_files, manifest) => Object.assign(manifest.features, { vip: false }));
    expect(faults.map(({ message }) => message)).toContain("It belongs to vip, which is off in this brand.");
  });

  test("a chunk of a service that the brand does not use", () => {
    const faults = faultsAfter((files, manifest) => {
      files.set("assets/firebase-0000000.js", Buffer.from("export {}"));
      Object.assign(manifest.files, { "assets/firebase-0000000.js": { owners: ["firebase"] } });
    });
    expect(faults).toHaveLength(1);
  });
});

describe("another brand's", () => {
  test.each([
    ["id", edit("index.html", "</title>", " beta-site</title>"), "index.html", '"beta-site"'],
    ["merchant", edit("compliance.json", "{", '{"m":"BETA22",'), "compliance.json", '"BETA22"'],
    ["name", edit("manifest.webmanifest", /"name":\s*"/, "$&베타하우스 "), "manifest.webmanifest", '"베타하우스"'],
    ["domain", edit("_redirects", /$/, "/x https://beta.example/x 301\n"), "_redirects", '"beta.example"'],
  ] as const)("%s", (_what, change, file, text) => {
    const message = `It contains ${text}, which belongs to the brand "beta-site".`;
    expect(faultsAfter(change)).toContainEqual({ file, message });
  });

  test("colour", () => {
    const color = `--color-brand:${readPackManifest(join(out, "beta-site"))!.color}`;
    const faults = faultsAfter(edit("index.html", /--color-brand:#\w{6}/u, color));
    expect(faults.map(({ message }) => message)).toContain(
      `It contains "${color}", which belongs to the brand "beta-site".`,
    );
  });
});

describe("the policy and the headers", () => {
  test.each([
    ["a page without a policy", edit("404.html", "Content-Security-Policy", "X-Policy"), "404.html", /has no policy/],
    [
      "a wrong hash",
      edit("index.html", /'sha256-./, "'sha256-0"),
      "index.html",
      /differs from the header's: script-src/,
    ],
    ["a changed style", edit("index.html", "<style>", "<style>p{}"), "index.html", /blocks its own style/],
    ["a changed script", edit("404.html", /(<script data-early[^>]*>)/, "$1;"), "404.html", /blocks its own script/],
    [
      "another script",
      edit("index.html", "</head>", "<script>1</script></head>"),
      "index.html",
      /blocks its own script/,
    ],
    ["a weaker page", edit("index.html", "default-src 'none'", "default-src *"), "index.html", /default-src/],
    ["a looser page", edit("index.html", "base-uri 'none'; ", ""), "index.html", /base-uri/],
    [
      "a source more",
      edit("index.html", "trusted-types livery", "trusted-types livery; worker-src *"),
      "index.html",
      /worker-src/,
    ],
    ["headers without a policy", edit("_headers", / {2}Content-Security-Policy.*\n/, ""), "_headers", /default-src/],
    ["a missing header", edit("_headers", / {2}X-Content-Type-Options.*\n/, ""), "_headers", /X-Content-Type-Options/],
    ["a short life of https", edit("_headers", "max-age=31536000\n", "max-age=0\n"), "_headers", /Strict-Transport/],
    ["an unsafe source", edit("_headers", "style-src", "style-src 'unsafe-inline'"), "_headers", /anything: style-src/],
    [
      "nginx without a header",
      edit("_nginx.conf", /add_header Referrer-Policy.*\n/, ""),
      "_nginx.conf",
      /Referrer-Policy/,
    ],
    [
      "Caddy without a header",
      edit("_Caddyfile", /\theader Referrer-Policy.*\n/g, ""),
      "_Caddyfile",
      /Referrer-Policy differs/,
    ],
    [
      "Apache with another policy",
      edit("_apache.conf", "frame-ancestors 'none'; ", ""),
      "_apache.conf",
      /Policy differs/,
    ],
    ["nginx with another policy", edit("_nginx.conf", "frame-ancestors 'none'; ", ""), "_nginx.conf", /Policy differs/],
    [
      "nginx without its policy",
      edit("_nginx.conf", /add_header Content-Security.*\n/, ""),
      "_nginx.conf",
      /does not send/,
    ],
  ] as const)("%s", (_what, change, file, message) => {
    expect(faultsAfter(change)).toContainEqual({ file, message: expect.stringMatching(message) });
  });
});

/** Changes a file of JSON in a pack. */
const editJson =
  <Form>(file: string, change: (value: Form) => unknown) =>
  (files: Map<string, Buffer>): void => {
    const value = JSON.parse(files.get(file)!.toString()) as Form;
    change(value);
    files.set(file, Buffer.from(JSON.stringify(value)));
  };

const remove =
  (file: string): Change =>
  (files, manifest) => {
    files.delete(file);
    Reflect.deleteProperty(manifest.files, file);
  };

const fontOf = ({ components }: Sbom) => components.find(({ purl }) => purl.includes("fontsource"))!;

interface Sbom {
  readonly metadata: { readonly component: { name: string } };
  readonly components: { readonly purl: string; licenses?: unknown }[];
}

describe("what is made by others", () => {
  test.each([
    [
      "a bill of materials without a package",
      editJson("sbom.cdx.json", (sbom: Sbom) => sbom.components.splice(0, 1)),
      "sbom.cdx.json",
      /^It lacks pkg:npm\/\S+, which is in assets\//,
    ],
    [
      "a package of which nothing is in the pack",
      editJson("sbom.cdx.json", (sbom: Sbom) => sbom.components.push({ purl: "pkg:npm/more@1.0.0", licenses: [{}] })),
      "sbom.cdx.json",
      "It lists pkg:npm/more@1.0.0, of which nothing is in the pack.",
    ],
    [
      "a font without a licence",
      editJson("sbom.cdx.json", (sbom: Sbom) => delete fontOf(sbom).licenses),
      "sbom.cdx.json",
      /fontsource\S+ has no licence/,
    ],
    [
      "another brand's bill of materials",
      editJson("sbom.cdx.json", (sbom: Sbom) => (sbom.metadata.component.name = "beta-site")),
      "sbom.cdx.json",
      'It is that of "beta-site".',
    ],
    ["no bill of materials", remove("sbom.cdx.json"), "sbom.cdx.json", "It is missing or cannot be read."],
    ["no page of licences", remove("licences.html"), "licences.html", "It is missing."],
    [
      "a package that the page of licences lacks",
      edit("licences.html", /<h2>.*react 19/, "<h2>re 19"),
      "licences.html",
      /It lacks react 19/,
    ],
    [
      "a licence without its text",
      edit("licences.html", /<pre>[^<]*<\/pre>/, "<pre>MIT</pre>"),
      "licences.html",
      /has no licence, or no text of it/,
    ],
    [
      "a page of licences that may run scripts",
      edit("licences.html", "default-src 'none'", "default-src 'self'"),
      "licences.html",
      /policy/,
    ],
  ] as const)("%s", (_what, change, file, message) => {
    expect(faultsAfter(change)).toContainEqual({ file, message: expect.stringMatching(message) });
  });

  test("a font of which no package is known", () => {
    let font = "";
    const faults = faultsAfter((files, { files: listed }) => {
      font = named(files, /\.woff2$/);
      Reflect.deleteProperty(listed[font]!, "packages");
    });
    expect(faults).toContainEqual({ file: font, message: "No package is known for this font, and no licence." });
  });
});

describe("the provenance", () => {
  const beta = (): Buffer => readFileSync(join(out, "beta-site", "provenance.json"));

  test.each([
    ["is missing", (files: Map<string, Buffer>): void => void files.delete("provenance.json"), /missing/],
    ["cannot be read", add("provenance.json", "{"), /cannot be read/],
    ["is of another livery.json", (files: Map<string, Buffer>) => files.set("provenance.json", beta()), /another hash/],
    ["is of another brand", (files: Map<string, Buffer>) => files.set("provenance.json", beta()), /"beta-site"/],
    [
      "is of another kind",
      editJson(
        "provenance.json",
        (statement: { predicateType: string }) => (statement.predicateType = "https://example.com/v1"),
      ),
      /SLSA/,
    ],
  ] as const)("%s", (_what, change, message) => {
    const fault = { file: "provenance.json", message: expect.stringMatching(message) };
    expect(faultsAfter((files) => void change(files), false)).toContainEqual(fault);
  });

  test("names what the pack was made from, and nothing of other brands or machines", () => {
    const provenance = readFileSync(join(out, "alpha-site", "provenance.json"), "utf8");
    const { predicate } = JSON.parse(provenance);
    const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
    expect(externalParameters).toEqual({ brand: "alpha-site", date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(resolvedDependencies.map(({ name }: { name: string }) => name)).toEqual([
      "brand.json",
      "assets/logo.svg",
      "package-lock.json",
      "runtime",
    ]);
    const config = readFileSync(join(folder, "brands", "alpha-site", "brand.json"));
    expect(resolvedDependencies[0].digest).toEqual({ sha256: sha256(config) });
  });
});

describe("budgets", () => {
  /** Bytes that compression makes no fewer. */
  const noise = (bytes: number): Buffer =>
    Buffer.concat(Array.from({ length: bytes / 32 }, (_, at) => Buffer.from(sha256(String(at)), "hex")));

  test.each([
    ["of home's scripts", /^assets\/index-\w+\.js$/, 110_000, /^The scripts of \/, \/index\S* .*weigh \S+ bytes/],
    ["of a page's scripts", /^assets\/live-\w+\.js$/, 210_000, /^The scripts of \/\S+ weigh .* over the budget of/],
    ["of the texts of every page", /^assets\/text-en-frame-\w+\.json$/, 11_000, /texts of every page in "en" weigh/],
  ] as const)("%s", (_what, pattern, bytes, message) => {
    const faults = faultsAfter((files) => void files.set(named(files, pattern), noise(bytes)));
    expect(faults).toContainEqual({ file: "index.html", message: expect.stringMatching(message) });
  });

  test("a page that does not say what it loads", () => {
    const faults = faultsAfter(edit("index.html", / data-early="[^"]*"/, ""));
    expect(faults).toContainEqual({ file: "index.html", message: "It does not say which files its pages need." });
  });
});

describe("links between files", () => {
  test.each([
    ["of the page", /^assets\/app-\w+\.js$/, "index.html"],
    ["of a script's imports", /^assets\/vendor-\w+\.js$/, /\.js$/],
    ["of the icons in the web manifest", /^icon-192\.png$/, "manifest.webmanifest"],
    ["of a stylesheet's fonts", /\.woff2$/, /\.css$/],
    ["of the pictures", /^assets\/logo-\w+\.svg$/, "index.html"],
  ] as const)("%s", (_what, target, from) => {
    let lost = "";
    const faults = faultsAfter((files, manifest) => {
      lost = named(files, target);
      files.delete(lost);
      Reflect.deleteProperty(manifest.files, lost);
    });
    const message = `It needs ${lost}, which is not in the pack.`;
    expect(faults).toContainEqual({ file: expect.stringMatching(from), message });
  });
});
