import { features } from "@livery/product/features.ts";
import { expect, test } from "vitest";
import { shortcutOffers } from "./shortcutOffers.ts";

const all = Object.fromEntries(features.map(({ id }) => [id, true])) as Parameters<typeof shortcutOffers>[2];
const ids = (games: number, form: "icons" | "chips", open = all) =>
  shortcutOffers(games, form, open).map(({ id }) => id);

test("other pages fill the last row of four", () => {
  expect(ids(7, "icons")).toEqual(["hot"]);
  expect(ids(5, "icons")).toEqual(["hot", "promotions", "vip"]);
  expect(ids(8, "icons")).toEqual([]);
});

test("pages whose feature is off are not used, and a swiped row is not filled", () => {
  expect(ids(6, "icons", { ...all, gameLists: false })).toEqual(["promotions", "vip"]);
  expect(ids(7, "chips")).toEqual([]);
});
