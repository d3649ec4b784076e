import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, createServer, type Rolldown, type ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { brandsPlugin, type PreviewBrand } from "./brandsPlugin.ts";
import { brandConfig, suiteFolder, writeBrand } from "./testing/brandFolders.ts";

const folder = suiteFolder();

async function startServer(brandsFolder: string): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: folder,
    logLevel: "silent",
    cacheDir: join(folder, "vite"),
    plugins: [brandsPlugin({ brandsFolder })],
    server: { port: 0, host: "127.0.0.1", ws: false },
    appType: "custom",
  });
}

async function loadBrands(server: ViteDevServer): Promise<PreviewBrand[]> {
  const { brands } = await server.ssrLoadModule("virtual:livery/brands");
  return brands as PreviewBrand[];
}

test("development gets the compiled brands as a module, and the files that they name", async () => {
  const brandsFolder = join(folder, "one");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1", { layout: { header: "rail" } }));
  const server = await startServer(brandsFolder);
  try {
    const [brand] = await loadBrands(server);
    expect(brand).toMatchObject({ id: "alpha", name: "alpha 이름", attributes: { "data-header": "rail" } });
    expect(brand?.themeCss).toContain("--color-brand");
    await server.listen();
    const { origin } = new URL(server.resolvedUrls?.local[0] ?? "");
    const assets = [
      brand?.site.assets.logo,
      brand?.site.assets.icons,
      brand?.site.assets.texts.ko.core,
      brand?.fontCss[0],
    ];
    for (const address of assets) {
      const response = await fetch(`${origin}${address}`);
      expect([address, response.status]).toEqual([address, 200]);
    }
    expect((await fetch(`${origin}/assets/none.svg`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

test("a change in a brand folder is compiled anew", async () => {
  const brandsFolder = join(folder, "two");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  const server = await startServer(brandsFolder);
  try {
    const before = await loadBrands(server);
    writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1", { theme: { colors: { brand: "#b3261e" } } }));
    await expect.poll(async () => (await loadBrands(server))[0]?.themeCss).not.toBe(before[0]?.themeCss);
  } finally {
    await server.close();
  }
});

test("a build carries the module and every file; a brand with an error fails it with the message of livery check", async () => {
  const brandsFolder = join(folder, "three");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  writeFileSync(join(folder, "entry.js"), `import { brands } from "virtual:livery/brands"; console.log(brands);`);
  const run = (): Promise<unknown> =>
    build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      plugins: [brandsPlugin({ brandsFolder })],
      build: { write: false, rolldownOptions: { input: join(folder, "entry.js") } },
    });
  const { output } = (await run()) as Rolldown.RolldownOutput;
  const files = output.map(({ fileName }) => fileName);
  expect(files.filter((file) => /^assets\/(logo|hero|icons-bold|text-ko-core)-[0-9a-f]+\./.test(file))).toHaveLength(5);
  writeBrand(brandsFolder, { ...brandConfig("alpha", "ALPHA1"), merchant: 5 });
  await expect(run()).rejects.toThrow(/brand\.json:3:15 .*LIV1103/s);
});
