import type { BrandConfig } from "@livery/brand/brandConfig.gen.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import { expect, test, vi } from "vitest";
import { exampleSource, exampleTexts } from "../../brand/fixtures/example.ts";
import { buildRuntime } from "./buildRuntime.ts";
import { renderPack } from "./renderPack.ts";
import { withoutDrawings } from "./testing/paperRuntime.ts";

// If no other test has built the runtime yet, this one does.
vi.setConfig({ testTimeout: 120_000 });

const firebase = { project: "acme-example", app: "1:1:web:a", webKey: "example-web-key-of-acme" };

/** The files of a brand's pack with some modules in them, and whether its policy names the hosts that these need. */
async function codeIn(config: Partial<BrandConfig>, modules: RegExp, host: string) {
  const runtime = await buildRuntime();
  const { brands } = compileBrands([exampleSource(config)], { baseTexts: exampleTexts, date: "2026-01-01" });
  const { own, shared } = await renderPack(brands[0]!, runtime, withoutDrawings);
  const { chunks } = runtime.manifest;
  const isMeant = (module: string) => modules.test(module);
  const [, page] = own.find(([file]) => file === "index.html")!;
  return {
    files: shared.filter((file) => chunks[file]?.some(isMeant)),
    first: runtime.manifest.firstLoad.files.filter(({ file }) => chunks[file]?.some(isMeant)),
    allowsHosts: String(page).includes(host),
  };
}

test("AU-062 only the pack of a brand with the key firebase has the code of Firebase, and never in its first load", async () => {
  const modules = /node_modules\/@?firebase\/|\/services\/firebase\/(?!numberProof)/u;
  const host = "https://identitytoolkit.googleapis.com";
  expect(await codeIn({}, modules, host)).toEqual({ files: [], first: [], allowsHosts: false });
  expect(await codeIn({ firebase }, modules, host)).toEqual({
    files: [expect.stringMatching(/^assets\/firebase-[0-9a-f]+\.js$/u)],
    first: [],
    allowsHosts: true,
  });
});

test("AU-085a only the pack of a brand with the key turnstile has its code, and never in its first load", async () => {
  const modules = /\/services\/turnstile\/(?!humanCheck)/u;
  const host = "https://challenges.cloudflare.com";
  expect(await codeIn({}, modules, host)).toEqual({ files: [], first: [], allowsHosts: false });
  expect(await codeIn({ turnstile: { siteKey: "0x4AAAAAAAExampleSiteKey" } }, modules, host)).toEqual({
    files: [expect.stringMatching(/^assets\/turnstile-[0-9a-f]+\.js$/u)],
    first: [],
    allowsHosts: true,
  });
});

test("only the pack of a brand with a Google tag has the code that loads it, and never in its first load", async () => {
  const modules = /\/services\/analytics\//u;
  const host = "https://www.googletagmanager.com";
  expect(await codeIn({}, modules, host)).toEqual({ files: [], first: [], allowsHosts: false });
  expect(await codeIn({ analytics: { gtagId: "G-TEST1" } }, modules, host)).toEqual({
    files: [expect.stringMatching(/^assets\/analytics-[0-9a-f]+\.js$/u)],
    first: [],
    allowsHosts: true,
  });
});
