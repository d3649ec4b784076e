import { type FeatureId, features } from "@livery/product/features.ts";
import { navigation } from "@livery/product/navigation.ts";
import { routes } from "@livery/product/routes.ts";
import { describe, expect, test } from "vitest";
import { entryOf, menuEntries } from "./menuEntries.ts";
import { openGameTypes } from "./openGameTypes.ts";

function featuresWith(isOn: (id: FeatureId) => boolean): Record<FeatureId, boolean> {
  return Object.fromEntries(features.map(({ id }) => [id, isOn(id)])) as Record<FeatureId, boolean>;
}

const allOn = featuresWith(() => true);
const allOff = featuresWith(() => false);

describe("menus", () => {
  test.each(navigation)("$id belongs to the feature of its page", (entry) => {
    const route = routes.find(({ path }) => path === entry.path);
    expect("feature" in entry ? entry.feature : undefined).toBe(
      route && "feature" in route ? route.feature : undefined,
    );
  });

  test("begin with home and contain every enabled page of the groups", () => {
    const paths = menuEntries(allOn, ["play", "offers", "service"]).map(({ path }) => path);
    expect(paths[0]).toBe("/index");
    expect(paths).toHaveLength(navigation.length);
  });

  test("contain only home when every feature is off", () => {
    expect(menuEntries(allOff, ["play", "offers", "service"]).map(({ id }) => id)).toEqual(["home"]);
    expect(entryOf("/vip", allOff)).toBeUndefined();
  });
});

describe("game types", () => {
  test("are listed once for each page, in the product's order", () => {
    expect(openGameTypes(allOn).map(({ id }) => id)).toEqual([
      "LIVE",
      "RNG",
      "SPORTS",
      "ESPORTS",
      "FISH",
      "PVP",
      "ELOTT",
    ]);
  });

  test("are listed only if their feature is on", () => {
    const on = featuresWith((id) => id === "slots" || id === "elottery");
    expect(openGameTypes(on).map(({ entry }) => entry.path)).toEqual(["/rng", "/elott"]);
  });
});
