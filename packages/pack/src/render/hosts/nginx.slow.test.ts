import { compileBrands } from "@livery/brand/compileBrands.ts";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from "vitest";
import { exampleSource, exampleTexts } from "../../../../brand/fixtures/example.ts";
import { contentType } from "../../contentType.ts";
import { writeFiles } from "../../out/writeFiles.ts";
import { renderPack } from "../../renderPack.ts";
import { suiteFolder } from "../../testing/brandFolders.ts";
import { paperRuntime, withoutDrawings } from "../../testing/paperRuntime.ts";
import { hostFiles } from "./hostRules.ts";

/** Debian installs it where only administrators' PATH looks. */
const program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"].find(
  existsSync,
);
const needsNginx = ({ skip }: TestContext): void =>
  skip(program === undefined, "nginx is not installed (on Debian: apt-get install nginx-light)");

const folder = suiteFolder();
const site = join(folder, "site");
const socket = join(folder, "nginx.socket");
const script = `"use strict";${"run();".repeat(400)}`;
const games = Array.from(
  { length: 50 },
  (_, place) => `https://a-provider-with-quite-a-long-name-${place}.games.example`,
);
let complaints = "";
let stop: (() => Promise<void>) | undefined;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What nginx answers over its socket. */
function ask(path: string, { method = "GET", ...headers }: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = { Host: "acme.example", ...headers };
    const asked = request({ socketPath: socket, path, method, headers: host }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got as Answer["headers"], body: Buffer.concat(parts) });
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** A configuration around the pack's own file, with everything that nginx writes in the test's folder. */
function configuration(): string {
  const written = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${written.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen unix:${socket};
    server_name acme.example www.acme.example;
    root ${site};
    include ${site}/${hostFiles.nginx};
${platformLocation()}
  }
}
`;
}

/** The recipe for calls to the platform, with a platform that is down: nginx starts only if it can resolve the name. */
function platformLocation(): string {
  const [, recipe = ""] = /```nginx\n( {2}location.*?)```/s.exec(readFileSync("docs/hosting.md", "utf8")) ?? [];
  expect(recipe).toContain("https://platform.example;");
  return recipe.replace("https://platform.example", `http://unix:${folder}/nothing.socket`);
}

beforeAll(async () => {
  if (program === undefined) return;
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
  writeFileSync(join(site, "assets/app-1a2b.js.gz"), gzipSync(script, { level: 9 }));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration());
  complaints = spawnSync(program, ["-t", "-q", "-e", "stderr", "-c", file], { encoding: "utf8" }).stderr;
  const child = spawn(program, ["-e", "stderr", "-c", file], { stdio: "ignore" });
  stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- Only tests can poll an expectation.
  await vi.waitFor(() => ask("/robots.txt"), { timeout: 60_000 });
});
afterAll(() => stop?.());

describe("a pack behind real nginx", () => {
  test("nginx accepts the configuration without a warning", (context) => {
    needsNginx(context);
    expect(complaints).toBe("");
  });

  test("BR-056b a page's address shows the page, and with a slash at its end leads to it", async (context) => {
    needsNginx(context);
    for (const path of ["/", "/index", "/vip", "/vip?id=1", "/register.html", "/index.html"]) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect(body.toString()).toContain('<div id="root">');
    }
    const { status, headers } = await ask("/vip/?id=1");
    expect([status, headers["location"]]).toEqual([301, "/vip?id=1"]);
  });

  test("what is missing gets the page with status 404, and no cache keeps it", async (context) => {
    needsNginx(context);
    const hidden = ["/.env", "/assets/.env", "/%2eenv", ...Object.values(hostFiles).map((file) => `/${file}`)];
    for (const path of ["/nothing", "/sports", "/vip/more", "/assets/gone-1a2b.js", "/assets/", "/assets", ...hidden]) {
      const { status, headers, body } = await ask(path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 404, "no-store"]);
      expect(body.toString()).toContain('<div id="root">');
    }
  });

  test("another domain leads to the first one", async (context) => {
    needsNginx(context);
    const { status, headers } = await ask("/vip?id=1", { Host: "www.acme.example" });
    expect([status, headers["location"]]).toEqual([301, "https://acme.example/vip?id=1"]);
  });

  test("every answer has the brand's policy and headers, whole", async (context) => {
    needsNginx(context);
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
    expect([platform.status, platform.headers["content-security-policy"]]).toEqual([502, undefined]);
    expect(platform.headers["cache-control"]).toBeUndefined();
  });

  test("hashed files are kept for a year, everything else is asked for again", async (context) => {
    needsNginx(context);
    const cacheOf = async (path: string) => (await ask(path)).headers["cache-control"];
    expect(await cacheOf("/assets/app-1a2b.js")).toBe("public, max-age=31536000, immutable");
    for (const path of ["/", "/vip", "/favicon.svg", "/manifest.webmanifest", "/robots.txt"]) {
      expect([path, await cacheOf(path)]).toEqual([path, "no-cache"]);
    }
    const tag = (await ask("/vip")).headers["etag"] ?? "";
    expect((await ask("/vip", { "If-None-Match": tag })).status).toBe(304);
  });

  test("every file has its type", async (context) => {
    needsNginx(context);
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
    needsNginx(context);
    const gzip = { "Accept-Encoding": "gzip" };
    const copy = await ask("/assets/app-1a2b.js", gzip);
    expect(copy.body).toEqual(gzipSync(script, { level: 9 }));
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
