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

/** The files of a brand's pack with code of Firebase in them, and whether its policy names Google's hosts. */
async function firebaseIn(config: Partial<BrandConfig>) {
  const runtime = await buildRuntime();
  const { brands } = compileBrands([exampleSource(config)], { baseTexts: exampleTexts, date: "2026-01-01" });
  const { own, shared } = await renderPack(brands[0]!, runtime, withoutDrawings);
  const { chunks } = runtime.manifest;
  const isFirebase = (module: string) =>
    /node_modules\/@?firebase\/|\/services\/firebase\/(?!numberProof)/u.test(module);
  const [, page] = own.find(([file]) => file === "index.html")!;
  return {
    files: shared.filter((file) => chunks[file]?.some(isFirebase)),
    first: runtime.manifest.firstLoad.files.filter(({ file }) => chunks[file]?.some(isFirebase)),
    allowsHosts: String(page).includes("https://identitytoolkit.googleapis.com"),
  };
}

test("AU-062 only the pack of a brand with the key firebase has the code of Firebase, and never in its first load", async () => {
  expect(await firebaseIn({})).toEqual({ files: [], first: [], allowsHosts: false });
  expect(await firebaseIn({ firebase })).toEqual({
    files: [expect.stringMatching(/^assets\/firebase-[0-9a-f]+\.js$/u)],
    first: [],
    allowsHosts: true,
  });
});
