import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createGallery } from "./gallery/createGallery.ts";
import type { ServedBrand } from "./gallery/renderGallery.ts";
import { createLocalSite } from "./localSite.ts";

const folder = suiteFolder();
mkdirSync(join(folder, "north-star"));
writeFileSync(join(folder, "north-star", "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "font.css"), "@font-face{}");
writeFileSync(join(folder, "secret.txt"), "secret");

const brand: ServedBrand = {
  id: "north-star",
  name: "North <Star>",
  language: "en",
  description: "A brand",
  facts: [["Merchant", "NS01"]],
  layout: [["header", "rail"]],
  features: { on: ["Slots"], off: ["VIP"] },
  colors: [["brand", "#123456"]],
  markets: [],
  problems: [],
  address: "http://north-star.localhost:4400/",
};

const answer = createLocalSite({
  gallery: createGallery({ brands: [brand], packOf: (id) => join(folder, id), font: join(folder, "font.css") }),
  brand: (id) => (id === brand.id ? () => new Response("north") : undefined),
});

const get = async (host: string, path = "/"): Promise<Response> =>
  answer(new Request(`http://${host}${path}`, { headers: { Host: host } }), "127.0.0.1");

test("<id>.localhost is the brand's site, whatever the port and the case of the name", async () => {
  expect(await (await get("north-star.localhost:4400")).text()).toBe("north");
  expect(await (await get("North-Star.LOCALHOST")).text()).toBe("north");
});

test.each(["localhost:4400", "127.0.0.1:4400", "[::1]:4400"])("%s shows the gallery", async (host) => {
  const response = await get(host);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`<a href="http://north-star.localhost:4400/" lang="en">North &lt;Star&gt;</a>`);
  expect(html).toContain("<dt>Merchant</dt><dd>NS01</dd>");
  expect(html).toContain(`href="http://localhost:6006/?globals=brand:north-star"`);
  expect(html).toContain("<code>demo</code>");
});

test("the gallery shows each site at both sizes in frames that cannot be clicked, focused or read out", async () => {
  const html = await (await get("localhost:4400")).text();
  const frames = [...html.matchAll(/<div class="shot \w+" inert><iframe [^>]*>/g)].map(([frame]) => frame);
  expect(frames).toHaveLength(2);
  for (const frame of frames) {
    expect(frame).toContain(`src="http://north-star.localhost:4400/index"`);
    expect(frame).toMatch(/title="North &lt;Star&gt; on a \w+"/);
    expect(frame).toContain(`loading="lazy" tabindex="-1"`);
  }
});

test("the gallery runs no scripts, and its policy allows only its own files and the brands' frames", async () => {
  const response = await get("localhost:4400");
  expect(await response.text()).not.toContain("<script");
  expect(response.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'sha256-\S+'; frame-src http:\/\/\*\.localhost:4400;/,
  );
});

test("a site can be opened at the size of a phone", async () => {
  const html = await (await get("localhost:4400", "/phone/north-star")).text();
  expect(html).toMatch(/<iframe src="http:\/\/north-star\.localhost:4400\/index" [^>]*width="390"/);
  expect(html).not.toContain("inert");
});

test("for an unknown brand or page, the gallery shows a notice and the brands", async () => {
  for (const [host, path] of [
    ["south.localhost", "/"],
    ["localhost", "/nope"],
    ["localhost", "/phone/south"],
  ] as const) {
    const response = await get(host, path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(/role="status".*North/s)]);
  }
});

test("the gallery serves its logos and its font, and no other file", async () => {
  expect(await (await get("localhost", "/logos/north-star.svg")).text()).toBe("<svg/>");
  expect(await (await get("localhost", "/font/own.css")).text()).toBe("@font-face{}");
  for (const path of ["/logos/other.svg", "/logos/..%2fsecret.txt", "/font/secret.txt"]) {
    expect((await get("localhost", path)).status, path).toBe(404);
  }
});

test("simulator and platform are beside the gallery, not under brands; what is off has no address", async () => {
  const shown = { brands: [brand], packOf: () => folder, font: "" };
  const simulator = {
    takes: (path: string) => path.startsWith("/simulator/"),
    answer: () => new Response("simulator"),
  };
  const site = createLocalSite({
    gallery: createGallery({ ...shown, hasSimulator: true }),
    brand: () => () => new Response("north"),
    simulator,
    platform: { takes: (path: string) => path.startsWith("/wps/"), answer: () => new Response("platform") },
  });
  const ask = async (host: string, path: string): Promise<string> =>
    (await site(new Request(`http://${host}${path}`, { headers: { Host: host } }), "127.0.0.1")).text();
  expect(await ask("localhost:4400", "/simulator/")).toBe("simulator");
  expect(await ask("north-star.localhost:4400", "/simulator/")).toBe("north");
  expect(await ask("localhost:4400", "/wps/system/status")).toBe("platform");
  expect(await ask("north-star.localhost:4400", "/wps/system/status")).toBe("north");
  expect(await ask("localhost:4400", "/")).toContain(`<a href="/simulator/">`);
  expect(await (await get("localhost:4400")).text()).not.toContain("simulator");
  const [without, unknown] = [await get("localhost:4400", "/simulator/"), await get("localhost:4400", "/nope")];
  expect([without.status, await without.text()]).toEqual([404, await unknown.text()]);
});
