import { type FeatureId, features } from "@livery/product/features.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import { expect, test } from "vitest";
import { lobbyOf } from "../launch/lobbyOf.ts";
import { gameRowOf, planHome } from "./planHome.ts";
import { sectionPath } from "./sectionPath.ts";

const allOn = Object.fromEntries(features.map(({ id }) => [id, true])) as Record<FeatureId, boolean>;

test("sections keep the brand's order, and only those with a heading are numbered", () => {
  expect(planHome(["shortcuts", "hot", "trust", "live", "app"])).toEqual([
    { id: "shortcuts", number: 0 },
    { id: "hot", number: 1 },
    { id: "trust", number: 1 },
    { id: "live", number: 2 },
    { id: "app", number: 2 },
  ]);
});

test("a row of games has its types and its lobby; sports show their providers", () => {
  expect(gameRowOf("slots")).toEqual({ types: ["RNG"], path: "/rng", vendorsOnly: false });
  expect(gameRowOf("esports")).toEqual({ types: ["ESPORTS"], path: "/esports", vendorsOnly: true });
  expect(gameRowOf("elottery")).toEqual({ types: ["ELOTT", "LOTT"], path: "/elott", vendorsOnly: false });
  const others = homeSections.filter((section) => !("gameTypes" in section));
  expect(others.flatMap(({ id }) => gameRowOf(id) ?? [])).toEqual([]);
});

test("a game leads to the page of its type, if the site has it", () => {
  expect(lobbyOf("FISH", allOn)).toBe("/fish");
  expect(lobbyOf("FISH", { ...allOn, fishing: false })).toBeUndefined();
  expect(lobbyOf("SOMETHING_NEW", allOn)).toBeUndefined();
});

test("a heading links to the page with everything of its section, if the site has one", () => {
  expect(sectionPath("hot", allOn)).toBe("/hot");
  expect(sectionPath("hot", { ...allOn, gameLists: false })).toBeUndefined();
  expect(sectionPath("live", allOn)).toBe("/live");
  expect(sectionPath("winners", allOn)).toBeUndefined();
});
