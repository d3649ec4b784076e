import { compileBrands } from "@livery/brand/compileBrands.ts";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from "vitest";
import { exampleSource, exampleTexts } from "../../../../brand/fixtures/example.ts";
import { contentType } from "../../contentType.ts";
import { writeFiles } from "../../out/writeFiles.ts";
import { renderPack } from "../../renderPack.ts";
import { suiteFolder } from "../../testing/brandFolders.ts";
import { paperRuntime, withoutDrawings } from "../../testing/paperRuntime.ts";
import { type RunningServer, startWebServer, type WebServer, webServers } from "../../testing/webServers.ts";
import { unseenFiles } from "./hostRules.ts";

const folder = suiteFolder();
const site = join(folder, "site");
const script = `"use strict";${"run();".repeat(400)}`;
const compressed = gzipSync(script, { level: 9 });
const games = Array.from(
  { length: 50 },
  (_, place) => `https://a-provider-with-quite-a-long-name-${place}.games.example`,
);

beforeAll(async () => {
  // A server may give up the rights of the one who starts it.
  chmodSync(folder, 0o755);
  const config = { domains: ["acme.example", "www.acme.example"], features: { sports: false }, hosts: { games } };
  const secure = { securityContact: { address: "security@acme.example", expires: "2027-06-30" } };
  const { brands } = compileBrands([exampleSource({ ...config, ...secure })], {
    baseTexts: exampleTexts,
    date: "2026-01-01",
  });
  for (const brand of brands) writeFiles(site, (await renderPack(brand, paperRuntime, withoutDrawings)).own);
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFiles(site, [
    ["assets/app-1a2b.js", script],
    ["assets/start-1a2b.js", "start()"],
    ["assets/font-1a2b.woff2", "font"],
    ["favicon.svg", "<svg/>"],
    ["favicon.ico", "icon"],
    ["icon-192.png", "picture"],
    [".env", "secret"],
    ["assets/.env", "secret"],
  ]);
  // As docs/hosting.md says: at the best level, beside the files.
  writeFileSync(join(site, "assets/app-1a2b.js.gz"), compressed);
});

/** The recipe for calls to the platform, with a platform that is down. */
function platformRecipe({ name }: WebServer): string {
  const language = { nginx: "nginx", Caddy: "caddyfile", Apache: "apache" }[name];
  const fence = "`".repeat(3);
  const pattern = new RegExp(`${fence}${language}\\n( {2}.*?)${fence}`, "s");
  const [, recipe = ""] = pattern.exec(readFileSync("docs/hosting.md", "utf8")) ?? [];
  expect(recipe).toContain("https://platform.example");
  return recipe.replace("https://platform.example", "http://127.0.0.1:9");
}

describe.each(webServers)("a pack behind real $name", (server) => {
  const needsServer = ({ skip }: TestContext): void =>
    skip(server.program === undefined, `${server.name} is not installed (on Debian: apt-get install ${server.debian})`);
  let running: RunningServer | undefined;
  const ask: RunningServer["ask"] = (...asked) => {
    if (!running) throw new Error(`${server.name} does not run.`);
    return running.ask(...asked);
  };

  beforeAll(async () => {
    if (server.program === undefined) return;
    const config = `${server.rules(site)}\n${platformRecipe(server)}`;
    running = await startWebServer(server, config, join(folder, server.name));
    // oxlint-disable-next-line vitest/no-restricted-vi-methods -- Only tests can poll an expectation.
    await vi.waitFor(() => ask("/robots.txt"), { timeout: 60_000 });
  });
  afterAll(() => running?.stop());

  test("the server accepts the configuration without a warning", (context) => {
    needsServer(context);
    expect(running?.complaints).toBe("");
  });

  test("BR-056b a page's address shows the page, and with a slash at its end leads to it", async (context) => {
    needsServer(context);
    for (const path of ["/", "/index", "/vip", "/vip?id=1", "/register.html", "/index.html"]) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect(body.toString()).toContain('<div id="root">');
    }
    for (const query of ["", "?id=1"]) {
      const { status, headers } = await ask(`/vip/${query}`);
      // Apache writes the whole address.
      const location = headers["location"]?.replace("http://acme.example", "");
      expect([status, location]).toEqual([301, `/vip${query}`]);
    }
  });

  test("what is missing gets the page with status 404, and no cache keeps it", async (context) => {
    needsServer(context);
    const hidden = ["/.env", "/assets/.env", "/%2eenv", ...unseenFiles.map((file) => `/${file}`)];
    for (const path of ["/nothing", "/sports", "/vip/more", "/assets/gone-1a2b.js", "/assets/", "/assets", ...hidden]) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 404, "no-store"]);
      expect(body.toString()).toContain('<div id="root">');
    }
  });

  test("another domain leads to the first one, on any port", async (context) => {
    needsServer(context);
    for (const Host of ["www.acme.example", "www.acme.example:8080"]) {
      const { status, headers } = await ask("/vip?id=1", { Host });
      expect([Host, status, headers["location"]]).toEqual([Host, 301, "https://acme.example/vip?id=1"]);
    }
  });

  test("every answer has the brand's policy and headers, whole", async (context) => {
    needsServer(context);
    for (const path of ["/vip", "/assets/app-1a2b.js", "/nothing", "/favicon.svg"]) {
      const { headers } = await ask(path);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'; /);
      expect(headers["content-security-policy"]).toContain(games.join(" "));
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      });
    }
    const platform = await ask("/wps/system/status");
    expect([502, 503]).toContain(platform.status);
    expect(platform.headers["content-security-policy"]).toBeUndefined();
    expect(platform.headers["cache-control"]).toBeUndefined();
  });

  test("hashed files are kept for a year, everything else is asked for again", async (context) => {
    needsServer(context);
    const cacheOf = async (path: string) => (await ask(path)).headers["cache-control"];
    expect(await cacheOf("/assets/app-1a2b.js")).toBe("public, max-age=31536000, immutable");
    for (const path of ["/", "/vip", "/favicon.svg", "/manifest.webmanifest", "/robots.txt"]) {
      expect([path, await cacheOf(path)]).toEqual([path, "no-cache"]);
    }
    const tag = (await ask("/vip")).headers["etag"] ?? "";
    expect((await ask("/vip", { "If-None-Match": tag })).status).toBe(304);
  });

  test("every file has its type", async (context) => {
    needsServer(context);
    const names = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
      (name) => /(?:^|\/)[^._][^/]*\.\w+$/.test(name) && !name.endsWith(".gz") && name !== "404.html",
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of [...names, ".well-known/security.txt"]) {
      const { status, headers } = await ask(`/${name}`);
      expect([name, status, headers["content-type"]]).toEqual([name, 200, contentType(name)]);
    }
  });

  test("a browser that takes gzip gets the compressed copy, and pages compressed as they are sent", async (context) => {
    needsServer(context);
    const gzip = { "Accept-Encoding": "gzip" };
    const copy = await ask("/assets/app-1a2b.js", gzip);
    expect(copy.body.equals(compressed) || !server.sendsCopies).toBe(true);
    expect(gunzipSync(copy.body).toString()).toBe(script);
    expect(copy.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(copy.headers["content-type"]).toMatch(/^text\/javascript/);
    expect((await ask("/assets/app-1a2b.js")).body.toString()).toBe(script);
    const page = await ask("/vip", gzip);
    expect(page.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(page.body).toString()).toContain('<div id="root">');
    const font = await ask("/assets/font-1a2b.woff2", gzip);
    expect(font.headers["content-encoding"]).toBeUndefined();
  });
});
