import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "./listen.ts";
import { serveStatic } from "./serveStatic.ts";

const folder = suiteFolder();
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets", "app-1a2b.js"), "run()");
writeFileSync(join(folder, "404.html"), "<p>app</p>");
writeFileSync(join(folder, "_headers"), "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
writeFileSync(join(folder, "_redirects"), "/assets/* /404.html 404\n");

let server: Listening;
beforeAll(async () => {
  server = await listen((request) => serveStatic(folder, request), 0);
});
afterAll(() => server.close());

const cacheOf = async (path: string, init?: RequestInit): Promise<readonly [number, string | null]> => {
  const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return [status, headers.get("Cache-Control")];
};

test("a missing file is not cached as missing, although existing files are cached for a year", async () => {
  expect(await cacheOf("/assets/app-1a2b.js")).toEqual([200, "public, max-age=31536000, immutable"]);
  expect(await cacheOf("/assets/gone-1a2b.js")).toEqual([404, "no-store"]);
});

test.each([
  ["a missing page", "/gone", {}, 404],
  ["a hidden file", "/assets/.env", {}, 404],
  ["an invalid path", "/%zz", {}, 400],
  ["a wrong method", "/assets/app-1a2b.js", { method: "POST" }, 405],
])("the response to %s is not cached", async (_what, path, init, status) => {
  expect(await cacheOf(path, init)).toEqual([status, "no-store"]);
});
