import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, createServer, type Rolldown, type ViteDevServer } from "vite";
import { expect, test } from "vitest";
import { pictureAddress } from "@livery/product/pictures.ts";
import { brandsPlugin, type PreviewBrand } from "./brandsPlugin.ts";
import { previewPicture } from "./pictures/previewPicture.ts";
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

test("in development, the compiled brands are a module, and the files they name are served", async () => {
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
      brand?.site.assets.texts.ko?.core,
      brand?.fontCss,
    ];
    for (const address of assets) {
      const response = await fetch(`${origin}${address}`);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get("Cache-Control"), address).toContain("immutable");
    }
    expect((await fetch(`${origin}/assets/none.svg`)).status).toBe(404);
  } finally {
    await server.close();
  }
});

test("several brands share an origin, and each has its own drawing of a platform picture", async () => {
  const brandsFolder = join(folder, "pictures");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  writeBrand(brandsFolder, brandConfig("beta", "BETA01", { theme: { colors: { brand: "#0d7a4f" } } }));
  const server = await startServer(brandsFolder);
  try {
    await server.listen();
    const { origin } = new URL(server.resolvedUrls?.local[0] ?? "");
    const picture = (brand: string, emblem = "crown"): Promise<Response> =>
      fetch(origin + previewPicture(pictureAddress({ kind: "game", emblem, seed: "1" }), brand, "light"));
    const [alpha, beta] = await Promise.all(["alpha", "beta"].map(async (brand) => (await picture(brand)).text()));
    expect(alpha).toMatch(/^<svg/);
    expect(beta).toMatch(/^<svg/);
    expect(alpha).not.toBe(beta);
    // Its address stays when the brand's colours change.
    expect((await picture("alpha")).headers.get("Cache-Control")).toBe("no-cache");
    expect([(await picture("gamma")).status, (await picture("alpha", "nothing")).status]).toEqual([404, 404]);
  } finally {
    await server.close();
  }
});

test("a change in a brand folder triggers a new compile", async () => {
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

test("a build contains the module and every file; a broken brand fails it like livery check", async () => {
  const brandsFolder = join(folder, "three");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  writeFileSync(join(folder, "entry.js"), `import { brands } from "virtual:livery/brands"; console.log(brands);`);
  const picture = pictureAddress({ kind: "game", emblem: "crown", seed: "1" });
  const run = (pictures = [picture]): Promise<unknown> =>
    build({
      configFile: false,
      root: folder,
      logLevel: "silent",
      plugins: [brandsPlugin({ brandsFolder, pictures })],
      build: { write: false, rolldownOptions: { input: join(folder, "entry.js") } },
    });
  const { output } = (await run()) as Rolldown.RolldownOutput;
  const files = output.map(({ fileName }) => fileName);
  expect(files.filter((file) => /^assets\/(logo|hero|icons-bold|text-ko-core)-[0-9a-f]+\./.test(file))).toHaveLength(5);
  for (const mode of ["light", "dark"] as const)
    expect(files).toContain(previewPicture(picture, "alpha", mode).slice(1));
  await expect(run(["/wps/pictures/game/nothing/1.svg"])).rejects.toThrow("No picture can be drawn");
  writeBrand(brandsFolder, { ...brandConfig("alpha", "ALPHA1"), merchant: 5 });
  await expect(run()).rejects.toThrow(/brand\.json:3:15 .*LIV1103/s);
});
