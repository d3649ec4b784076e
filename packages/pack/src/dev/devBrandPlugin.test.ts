import { mkdirSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";
import { compileWorkspace } from "../compileWorkspace.ts";
import { brandConfig, suiteFolder, writeBrand } from "../testing/brandFolders.ts";
import { sharedAssets, sharedAssetSources } from "../runtime/sharedAssets.ts";
import { devBrandPlugin } from "./devBrandPlugin.ts";
import { type BrandMessage, devMessage, type FindingsMessage } from "./devMessages.ts";

// A development server loads many modules from Vite's own transformations, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();

interface DevServer {
  readonly vite: ViteDevServer;
  readonly origin: string;
  /** The messages to open pages, oldest first. */
  told<Message>(event: string): Message[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** Vite with only the plugin: the brand needs no runtime. */
async function start(brandsFolder: string, collectShared?: typeof sharedAssets): Promise<DevServer> {
  const compile = async () => {
    const { brands, problems } = await compileWorkspace(brandsFolder, folder);
    const [brand] = brands;
    return { ...(brand && { brand }), findings: problems.map(({ pointer, code }) => `${code} ${pointer}`).join("\n") };
  };
  const vite = await createServer({
    configFile: false,
    root: folder,
    logLevel: "silent",
    appType: "custom",
    cacheDir: join(brandsFolder, "..", "vite"),
    server: { middlewareMode: true, ws: false },
    plugins: [
      devBrandPlugin({
        brandsFolder,
        compile,
        entry: "/entry.js",
        client: "/client.js",
        nonce: "n0",
        settle: 5,
        ...(collectShared && { collectShared }),
      }),
    ],
  });
  const send = vi.spyOn(vite.ws, "send");
  const http = createHttpServer(vite.middlewares);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    vite,
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    told: <Message>(event: string) =>
      (send.mock.calls as unknown[][]).filter(([name]) => name === event).map(([, data]) => data as Message),
    async [Symbol.asyncDispose]() {
      http.close();
      http.closeAllConnections();
      await vite.close();
    },
  };
}

function brandsFolderOf(name: string): string {
  const brandsFolder = join(folder, name, "brands");
  mkdirSync(brandsFolder, { recursive: true });
  return brandsFolder;
}

test("every address returns the brand's page, and the files it names exist", async () => {
  const brandsFolder = brandsFolderOf("page");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  await using server = await start(brandsFolder);
  const response = await fetch(`${server.origin}/vip?a=b`, { headers: { Accept: "text/html" } });
  const html = await response.text();
  expect(html).toContain("<title>alpha 이름</title>");
  expect(html).toContain(`<script type="module" fetchpriority="low" src="/entry.js"></script>`);
  expect(html).toContain(`<script type="module" src="/client.js"></script>`);
  expect(html).toContain(`<script nonce="n0">`);
  expect(html).toMatch(/<style nonce="n0">.*--color-brand:#2f5bd0/);
  expect(response.headers.get("Content-Security-Policy")).toMatch(
    /script-src 'self' 'nonce-n0';.*connect-src 'self' ws:;/,
  );
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets\/|favicon|apple|manifest)[^"]*)"/g)].map(
    ([, path]) => path,
  );
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect([path, (await fetch(`${server.origin}${path}`)).status]).toEqual([path, 200]);
  expect((await fetch(`${server.origin}/assets/gone.svg`)).status).toBe(404);
});

test("a saved brand reaches the open page as new theme, flags and texts, without a reload", async () => {
  const brandsFolder = brandsFolderOf("saved");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  await using server = await start(brandsFolder);
  const told = (): BrandMessage | undefined => server.told<BrandMessage>(devMessage.brand).at(-1);
  writeBrand(
    brandsFolder,
    brandConfig("alpha", "ALPHA1", {
      theme: { colors: { brand: "#b3261e" } },
      layout: { header: "rail" },
      switches: { REFERRAL3: false },
    }),
  );
  await expect.poll(() => told()?.html).toContain("--color-brand:#b3261e");
  expect(told()?.html).toContain(`data-header="rail"`);
  expect(told()?.site.switches.REFERRAL3).toBe(false);
  mkdirSync(join(brandsFolder, "alpha", "locales"));
  writeFileSync(join(brandsFolder, "alpha", "locales", "ko.json"), `{ "core": { "nav.home": "우리 집" } }`);
  await expect.poll(() => told()?.site.texts.ko?.["core"]?.["nav.home"]).toBe("우리 집");
  expect(server.told("full-reload")).toEqual([]);
  const payloads = vi.mocked(server.vite.ws.send).mock.calls.map(([payload]) => payload);
  expect(payloads.filter((payload) => typeof payload === "object")).toEqual([]);
});

test("a brand saved with errors leaves the page as it is and shows them until they are fixed", async () => {
  const brandsFolder = brandsFolderOf("broken");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  await using server = await start(brandsFolder);
  const findings = (): string | undefined => server.told<FindingsMessage>(devMessage.findings).at(-1)?.text;
  writeBrand(brandsFolder, { ...brandConfig("alpha", "ALPHA1"), merchant: 5 });
  await expect.poll(findings).toContain("/merchant");
  expect(server.told(devMessage.brand)).toEqual([]);
  expect(await (await fetch(`${server.origin}/`)).text()).toContain(`"merchant":"ALPHA1"`);
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA2"));
  await expect.poll(findings).toBe("");
  await expect.poll(() => server.told<BrandMessage>(devMessage.brand).at(-1)?.site.merchant).toBe("ALPHA2");
});

test("a brand that is broken from the start shows a page that waits for it", async () => {
  const brandsFolder = brandsFolderOf("waiting");
  writeBrand(brandsFolder, { ...brandConfig("alpha", "ALPHA1"), merchant: 5 });
  await using server = await start(brandsFolder);
  const response = await fetch(`${server.origin}/`);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(`src="/client.js"`)]);
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  await expect.poll(async () => (await fetch(`${server.origin}/`)).status).toBe(200);
});

test("the files that all brands share are collected once, and again after one of their sources has changed", async () => {
  const brandsFolder = brandsFolderOf("shared");
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1"));
  const collectShared = vi.fn<typeof sharedAssets>(sharedAssets);
  await using server = await start(brandsFolder, collectShared);
  const sent = () => server.told<BrandMessage>(devMessage.brand);
  writeBrand(brandsFolder, brandConfig("alpha", "ALPHA1", { layout: { density: "compact" } }));
  await expect.poll(() => sent().at(-1)?.site.layout.density).toBe("compact");
  expect(collectShared).toHaveBeenCalledOnce();
  server.vite.watcher.emit("all", "change", join(sharedAssetSources[0] ?? "", "ko", "core.json"));
  await expect.poll(() => collectShared).toHaveBeenCalledTimes(2);
});
