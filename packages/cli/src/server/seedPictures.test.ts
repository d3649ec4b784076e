import { createGateway, type Gateway } from "@livery/gateway/createGateway.ts";
import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { createPictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { brandConfig, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { announcements } from "@livery/platform/calls/announcements.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { rankList } from "@livery/platform/calls/rankList.ts";
import { vendors } from "@livery/platform/calls/vendors.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { parsePictureAddress, PICTURE_ROOT, pictureAddress } from "@livery/product/pictures.ts";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const folder = suiteFolder();
const database = join(folder, "platform.sqlite");
writeBrand(join(folder, "brands"), brandConfig("alpha", "ALPHA01"));

const draw = createPictureStore();
let gateway: Gateway;
let brand: Parameters<typeof draw>[0];
beforeAll(async () => {
  const { brands } = await compileWorkspace(join(folder, "brands"), folder);
  const [alpha] = brands;
  if (!alpha) throw new Error("The fixture does not compile.");
  brand = alpha;
  gateway = await createGateway({ merchants: [alpha.site], database, clock: Date.now });
});
afterAll(() => gateway.close());

const canDraw = (address: string): boolean => {
  const picture = parsePictureAddress(address);
  return picture !== undefined && draw(brand, picture, "light") !== undefined;
};

/** Every picture address in a response. */
function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith(`${PICTURE_ROOT}/`) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

test("every emblem in the platform's seed data can be drawn", () => {
  using data = new DatabaseSync(database, { readOnly: true });
  const tables = data.prepare(
    "select m.name from sqlite_master m join pragma_table_info(m.name) c where c.name = 'emblem'",
  );
  const emblems = tables.all().flatMap(({ name }) =>
    data
      .prepare(`select distinct emblem from "${String(name)}"`)
      .all()
      .map(({ emblem }) => String(emblem)),
  );
  expect(emblems.length).toBeGreaterThan(20);
  const addresses = [...new Set(emblems)].map((emblem) => pictureAddress({ kind: "game", emblem, seed: "1" }));
  expect(addresses.filter((address) => !canDraw(address))).toEqual([]);
});

test("every picture that a response names can be drawn", async () => {
  vi.stubGlobal("fetch", (request: Request) => gateway.fetch(request));
  const send = createSend({
    origin: "http://alpha.localhost",
    merchant: "ALPHA01",
    language: () => "en",
    token: () => undefined,
  });
  const answers = await Promise.all([
    send(announcements, { types: "B,PL,PU,PR", execution: "home", language: "en" }),
    send(hotGames, { language: "en" }),
    send(rankList, undefined),
    send(vendors, { language: "en" }),
    ...gameTypes.map(({ id }) => send(gameList, { gameType: id, page: 1, pageSize: 60, language: "en" })),
  ]);
  vi.unstubAllGlobals();
  const pictures = [...new Set(picturesIn(answers))];
  expect(new Set(pictures.map((address) => parsePictureAddress(address)?.kind))).toEqual(
    new Set(["game", "banner", "bannerPhone", "auth", "promotion", "vendor"]),
  );
  expect(pictures.filter((address) => !canDraw(address))).toEqual([]);
});
