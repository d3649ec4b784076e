import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { serveStatic } from "./serveStatic.ts";

const folder = suiteFolder();
const site = join(folder, "site");
const files: Readonly<Record<string, string>> = {
  "index.html": "<p>app</p>",
  "404.html": "<p>app, not found</p>",
  "favicon.svg": "<svg/>",
  "assets/app-1a2b.js": "run()",
  "assets/font.woff2": "font",
  ".env": "secret",
  ".git/config": "secret",
  "assets/.env": "secret",
  ".well-known/security.txt": "Contact: mailto:a@b.example",
  ".well-known/.env": "secret",
  _headers: "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  _redirects: "/old/* /new/:splat 301\n/assets/* /404.html 404\n/* /index.html 200\n",
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}
writeFileSync(join(folder, "secret.txt"), "secret");
symlinkSync(join(folder, "secret.txt"), join(site, "link.txt"));

const get = (path: string, init?: RequestInit): Promise<Response> =>
  serveStatic(site, new Request(`http://x.localhost${path}`, init));

test("BR-056b the history fallback in _redirects serves the app for deep links, including /register.html", async () => {
  for (const path of ["/", "/vip", "/a/b/c?d=e", "/register.html"]) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, "<p>app</p>"]);
  }
});

test("a file is served unchanged, with its type and the headers from _headers", async () => {
  const script = await get("/assets/app-1a2b.js");
  expect(await script.text()).toBe("run()");
  expect(Object.fromEntries(script.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-frame-options": "DENY",
  });
  const page = await get("/index.html");
  expect(page.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect((await get("/assets/font.woff2")).headers.get("Content-Type")).toBe("font/woff2");
});

test("a missing asset stays missing: a page in its place would hide that", async () => {
  const response = await get("/assets/gone-1a2b.js");
  expect([response.status, await response.text()]).toEqual([404, "<p>app, not found</p>"]);
});

test("the brand's redirects are sent as redirects", async () => {
  const response = await get("/old/path/1");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/new/path/1"]);
});

test("BR-056b a page's address with a slash at its end leads to the page, with its query", async () => {
  const pages = join(folder, "pages");
  mkdirSync(pages);
  writeFileSync(join(pages, "index.html"), "<p>app</p>");
  writeFileSync(join(pages, "_redirects"), "/vip / 200\n/vip/ /vip 301\n");
  const ask = (path: string): Promise<Response> => serveStatic(pages, new Request(`http://x.localhost${path}`));
  const moved = await ask("/vip/?tab=2");
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/vip?tab=2"]);
  const page = await ask("/vip?tab=2");
  expect([page.status, await page.text()]).toEqual([200, "<p>app</p>"]);
});

test("an unchanged page is not sent again, and HEAD sends no body", async () => {
  const tag = (await get("/")).headers.get("ETag") ?? "";
  expect((await get("/", { headers: { "If-None-Match": tag } })).status).toBe(304);
  const head = await get("/", { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, "10", ""]);
  expect((await get("/", { method: "POST" })).status).toBe(405);
});

test.each([
  "/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/..%5csecret.txt",
  "//secret.txt",
  "/%252e%252e%252fsecret.txt",
  "/.well-known/..%2f..%2fsecret.txt",
  "/.well-known/%2e%2e/%2e%2e/secret.txt",
  "/%00",
  "/%zz",
  "/link.txt",
  "/_headers",
  "/_redirects",
  "/_nginx.conf",
  "/_Caddyfile",
])("%s leads to nothing outside the pack, nor to the host's own files", async (path) => {
  const response = await get(path);
  const body = await response.text();
  expect([400, 200]).toContain(response.status);
  expect(response.status === 200 ? body : "<p>app</p>").toBe("<p>app</p>");
});

test.each([
  "/.env",
  "/%2eenv",
  "/%2Eenv",
  "/.git/config",
  "/%2egit%2fconfig",
  "/assets/.env",
  "/assets%2f.env",
  "/.well-known/.env",
  "/.well-known%2f.env",
  "/.well-known/..%2f.env",
  "/.nothing",
  "/a/.nothing/b",
])("%s is hidden: neither the file nor a page is served", async (path) => {
  const response = await get(path);
  expect([response.status, await response.text()]).not.toContain("secret");
  expect([400, 404]).toContain(response.status);
});

test("files in /.well-known/ are served like any other (RFC 8615)", async () => {
  const response = await get("/.well-known/security.txt");
  expect([response.status, await response.text()]).toEqual([200, files[".well-known/security.txt"]]);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
});

test("BR-056b a pack without _redirects falls back to its 404 page, as hosts without rules do", async () => {
  const bare = join(folder, "bare");
  mkdirSync(bare);
  writeFileSync(join(bare, "404.html"), "<p>app</p>");
  const response = await serveStatic(bare, new Request("http://x.localhost/vip"));
  expect([response.status, await response.text()]).toEqual([404, "<p>app</p>"]);
});
