import { demoGames } from "@livery/gateway/provider/demoGames.ts";
import { expect, test } from "vitest";
import { createGamesMount } from "./createGamesMount.ts";

const asked: { readonly url: string; readonly body: unknown; readonly visitor: string }[] = [];
const mount = createGamesMount({
  font: async () => ({
    css: '@font-face{src:url(./hangul-0123456789.woff2) format("woff2")}',
    files: [{ name: "hangul-0123456789.woff2", content: new Uint8Array([119, 79, 70, 50]) }],
  }),
  platform: {
    async answer(request, visitor) {
      asked.push({ url: new URL(request.url).pathname, body: await request.json(), visitor });
      return Response.json({ balance: 1 });
    },
  },
});

const get = async (path: string, init?: RequestInit): Promise<Response> =>
  mount.answer(new Request(`http://games.localhost:4400${path}`, init), "127.0.0.1");

test("it has a host of its own, whatever the port and the case of the name", () => {
  const hosts = [
    "games.localhost:4400",
    "Games.LOCALHOST",
    "localhost:4400",
    "harrow.localhost",
    "games.localhost.example",
  ];
  expect(hosts.filter((host) => mount.takes("/", host))).toEqual(hosts.slice(0, 2));
});

test.each(demoGames)("the page of the %s runs only its own code, with the platform's file of rules", async (game) => {
  const page = await get(`/${game}/?language=ko`);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* script-src 'self';/);
  const html = await page.text();
  expect(html).toContain(`src="/client/${game}.ts"`);
  const script = await (await get(`/client/${game}.ts`)).text();
  const imports = [...script.matchAll(/from "([^"]+)"/g)].map(([, address = ""]) => address);
  expect(imports).toContain(`./${game}Rules.ts`);
  for (const address of imports) {
    const found = await get(address.replace("./", "/client/"));
    expect([address, found.status, found.headers.get("Content-Type")]).toEqual([
      address,
      200,
      "text/javascript; charset=utf-8",
    ]);
    expect(await found.text()).not.toContain("export interface");
  }
});

test("the page's elements have the ids that its script fills in", async () => {
  for (const game of demoGames) {
    const html = await (await get(`/${game}/`)).text();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    const scripts = await Promise.all(["game", game].map(async (name) => (await get(`/client/${name}.ts`)).text()));
    const wanted = scripts.flatMap((script) => [...script.matchAll(/\bpart\("([^"]+)"\)/g)].map(([, id]) => id));
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test("the pages have a font for Hangul of their own", async () => {
  const css = await (await get("/font/own.css")).text();
  const [, name = ""] = /url\(\.\/([^)]+\.woff2)\)/.exec(css) ?? [];
  const file = await get(`/font/${name}`);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "font/woff2"]);
  expect(await file.text()).toBe("wOF2");
});

test.each(["/", "/poker/", "/client/none.ts", "/client/noneRules.ts", "/client/..%2fgamePage.ts", "/font/none.woff2"])(
  "%s is unknown",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test("a round is played at the platform, for the visitor who asks", async () => {
  const body = JSON.stringify({ ticket: "t", round: 1 });
  const played = await get("/api/play", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  expect(await played.json()).toEqual({ balance: 1 });
  expect(asked).toEqual([{ url: "/provider/play", body: { ticket: "t", round: 1 }, visitor: "127.0.0.1" }]);
  expect((await get("/api/other", { method: "POST", body })).status).toBe(404);
});
