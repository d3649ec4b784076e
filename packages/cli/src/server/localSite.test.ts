import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLocalSite } from "./localSite.ts";

const folder = suiteFolder();
mkdirSync(join(folder, "north-star"));
writeFileSync(join(folder, "north-star", "index.html"), "north");
writeFileSync(join(folder, "north-star", "favicon.svg"), "<svg/>");
writeFileSync(join(folder, "font.css"), "@font-face{}");
writeFileSync(join(folder, "secret.txt"), "secret");

const answer = createLocalSite({
  folder,
  brands: [
    {
      id: "north-star",
      name: "North <Star>",
      language: "en",
      description: "A brand",
      facts: [["Merchant", "NS01"]],
      colors: ["#123456"],
      address: "http://north-star.localhost:4400/",
    },
  ],
  listFont: join(folder, "font.css"),
});

const get = async (host: string, path = "/"): Promise<Response> =>
  answer(new Request(`http://${host}${path}`, { headers: { Host: host } }));

test("<id>.localhost is the brand's site, whatever the port and the case of the name", async () => {
  expect(await (await get("north-star.localhost:4400")).text()).toBe("north");
  expect(await (await get("North-Star.LOCALHOST")).text()).toBe("north");
});

test.each(["localhost:4400", "127.0.0.1:4400", "[::1]:4400"])("%s lists the brands with their facts", async (host) => {
  const response = await get(host);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`<a href="http://north-star.localhost:4400/" lang="en">North &lt;Star&gt;</a>`);
  expect(html).toContain("<dt>Merchant</dt><dd>NS01</dd>");
  expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'.*'sha256-/);
});

test("an unknown brand, or an unknown page of the list, says so and still lists the brands", async () => {
  for (const [host, path] of [
    ["south.localhost", "/"],
    ["localhost", "/nope"],
  ] as const) {
    const response = await get(host, path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringMatching(/role="status".*North/s)]);
  }
});

test("the list brings its logos and its font, and no other file", async () => {
  expect(await (await get("localhost", "/logos/north-star.svg")).text()).toBe("<svg/>");
  expect(await (await get("localhost", "/font/list.css")).text()).toBe("@font-face{}");
  for (const path of ["/logos/other.svg", "/logos/..%2fsecret.txt", "/font/secret.txt"]) {
    expect((await get("localhost", path)).status, path).toBe(404);
  }
});
