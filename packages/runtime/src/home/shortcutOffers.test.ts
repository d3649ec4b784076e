import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, test } from "vitest";
import { shortcutOffers } from "./shortcutOffers.ts";

const all = Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"];
const ids = (games: number, shortcuts: "icons" | "chips", open = all) =>
  shortcutOffers(games, { features: open, gameTypes: [], layout: { shortcuts } }).map(({ id }) => id);

test("other pages fill the last row of four", () => {
  expect(ids(7, "icons")).toEqual(["hot"]);
  expect(ids(5, "icons")).toEqual(["hot", "promotions", "vip"]);
  expect(ids(8, "icons")).toEqual([]);
});

test("pages whose feature is off are not used, and a swiped row is not filled", () => {
  expect(ids(6, "icons", { ...all, gameLists: false })).toEqual(["promotions", "vip"]);
  expect(ids(7, "chips")).toEqual([]);
});
