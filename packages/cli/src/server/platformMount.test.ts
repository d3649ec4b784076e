import { looseLimits } from "@livery/gateway/protection/limits.ts";
import { openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { createPictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { brandConfig, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import sharp from "sharp";
import { countries } from "@livery/gateway/seed/content/countries.ts";
import { beforeAll, expect, test } from "vitest";
import type { Mount } from "./mount.ts";
import type { LocalPlatform } from "./openPlatform.ts";
import { createOwnPlatformMount, createPlatformMount } from "./platformMount.ts";

const folder = suiteFolder();
writeBrand(folder, brandConfig("own", "OWN001"));
writeBrand(folder, brandConfig("based", "BASED1", { hosts: { api: "/api", endpoints: { login: "/v2/enter" } } }));

interface Call {
  readonly path: string;
  readonly body: string;
  readonly visitor: string;
  readonly headers: Headers;
}

const calls: Call[] = [];
/** The platform's response to picture requests: by default it allows them. */
let door: LocalPlatform["picture"] = async (_request, _visitor, draw) => draw();
let mounts: Readonly<Record<string, Mount>> = {};
beforeAll(async () => {
  const { brands } = await compileWorkspace(folder, folder);
  const pictures = createPictureStore();
  const mountOf = (brand: (typeof brands)[number]): Mount =>
    createPlatformMount({
      brand: () => brand,
      pictures,
      platform: {
        async answer(request, visitor) {
          const { pathname, search } = new URL(request.url);
          calls.push({ path: pathname + search, body: await request.text(), visitor, headers: request.headers });
          return Response.json({ success: true });
        },
        picture: (request, visitor, draw) => door(request, visitor, draw),
      },
    });
  mounts = Object.fromEntries(brands.map((brand) => [brand.id, mountOf(brand)]));
});

const ask = async (id: string, path: string, init?: RequestInit): Promise<Response | undefined> => {
  const mount = mounts[id];
  if (!mount?.takes(path.split("?")[0] ?? "", `${id}.localhost`)) return undefined;
  return mount.answer(new Request(`http://${id}.localhost${path}`, init), "127.0.0.1");
};

test.each(["/wps/system/status?url=x", "/lgw/x", "/lotto/x"])("%s goes to the platform unchanged", async (path) => {
  expect((await ask("own", path))?.status).toBe(200);
  expect(calls.at(-1)).toMatchObject({ path, visitor: "127.0.0.1" });
});

test("BR-044 every country of the phone field has its flag, as a PNG at the site's own host", async () => {
  for (const [country] of countries) {
    const response = await ask("own", `/COUNTRY_FLAG/${country}.png`);
    expect([country, response?.status, response?.headers.get("Content-Type")]).toEqual([country, 200, "image/png"]);
    const { format, width, height } = await sharp(await response!.bytes()).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 66, height: 48 });
  }
  const flag = async (path: string) => (await ask("based", path))?.bytes();
  expect(await flag("/api/COUNTRY_FLAG/KR.png")).toEqual(await flag("/COUNTRY_FLAG/KR.png"));
  expect(await flag("/COUNTRY_FLAG/JP.png")).not.toEqual(await flag("/COUNTRY_FLAG/KR.png"));
  for (const path of ["/COUNTRY_FLAG/ZZ.png", "/COUNTRY_FLAG/kr.png", "/COUNTRY_FLAG/default.png"])
    expect((await ask("own", path))?.status).toBe(404);
});

test.each(["/", "/index", "/wpsx", "/assets/wps/x", "/api/wps/x"])("%s belongs to the site", async (path) => {
  expect(await ask("own", path)).toBeUndefined();
});

test("a brand whose API is a path on its own host finds the platform there, and its calls only there", async () => {
  await ask("based", "/api/wps/system/status");
  expect(calls.at(-1)?.path).toBe("/wps/system/status");
  expect(await ask("based", "/api")).toBeUndefined();
  expect(await ask("based", "/api/index")).toBeUndefined();
});

test("a call with a custom path is found there", async () => {
  await ask("based", "/api/v2/enter", { method: "POST", body: "{}" });
  expect(calls.at(-1)?.path).toBe("/wps/session/login");
  expect(await ask("own", "/v2/enter")).toBeUndefined();
});

test("a call's method and body arrive, but no headers that could fake the visitor's identity", async () => {
  const headers = { "X-Forwarded-For": "1.2.3.4", Forwarded: "for=1.2.3.4", Merchant: "OWN001" };
  await ask("own", "/wps/session/login", { method: "POST", body: "{}", headers });
  expect(calls.at(-1)).toMatchObject({ body: "{}", visitor: "127.0.0.1" });
  expect([...(calls.at(-1)?.headers.keys() ?? [])]).toEqual(["content-type", "merchant"]);
});

test("the server's own names lead programs to the platform of all brands; other names do not", async () => {
  const received: Headers[] = [];
  const own = createOwnPlatformMount({
    async answer({ headers }) {
      received.push(headers);
      return Response.json({ success: true });
    },
  });
  for (const host of ["localhost:4400", "127.0.0.1:4400", "[::1]:4400"])
    expect(own.takes("/wps/system/status", host), host).toBe(true);
  for (const host of ["own.localhost:4400", "rebound.example:4400", "localhost.example"])
    expect(own.takes("/wps/system/status", host), host).toBe(false);
  expect(own.takes("/phone/own", "localhost:4400")).toBe(false);
  const headers = { "X-Forwarded-For": "1.2.3.4", Merchant: "OWN001" };
  await own.answer(new Request("http://localhost:4400/wps/system/status", { headers }), "127.0.0.1");
  expect(received.map((sent) => [...sent.keys()])).toEqual([["merchant"]]);
});

const picture = pictureAddress({ kind: "game", emblem: "crown", seed: "g1" });

test("a picture is drawn in the brand's own style, in the requested mode", async () => {
  const before = calls.length;
  const drawings = await Promise.all(
    [
      ["own", `${picture}?mode=light`],
      ["own", `${picture}?mode=dark`],
      ["based", `${picture}?mode=light`],
      ["based", `/api${picture}?mode=light`],
    ].map(async ([id = "", path = ""]) => (await ask(id, path))?.text()),
  );
  expect(drawings.every((svg) => svg?.startsWith("<svg"))).toBe(true);
  expect(new Set(drawings).size).toBe(3);
  expect(drawings[2]).toBe(drawings[3]);
  expect(calls).toHaveLength(before);
});

test("an unchanged picture is not sent again", async () => {
  const first = await ask("own", picture);
  const tag = first?.headers.get("ETag") ?? "";
  expect(first?.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
  expect((await ask("own", picture, { headers: { "If-None-Match": tag } }))?.status).toBe(304);
  expect(await (await ask("own", picture, { method: "HEAD" }))?.text()).toBe("");
  expect((await ask("own", picture, { method: "POST" }))?.status).toBe(405);
});

test("a picture is drawn only if the platform allows it for the visitor", async () => {
  const { gateway } = await openTestGateway({ limits: { ...looseLimits, pictures: { burst: 2, perMinute: 1 } } });
  const free = door;
  door = (request, address, draw) => gateway.picture(request, { address }, draw);
  const answers = [await ask("own", picture), await ask("based", `/api${picture}`), await ask("own", picture)];
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers.get("Retry-After")).toBe("60");
  door = free;
  await gateway.close();
});

test.each(["/wps/pictures/game/nothing/1.svg", "/wps/pictures/x", "/wps/pictures/game/crown/..%2f1.svg"])(
  "%s is neither a picture nor a call",
  async (path) => {
    const before = calls.length;
    expect((await ask("own", path))?.status).toBe(404);
    expect(calls).toHaveLength(before);
  },
);
