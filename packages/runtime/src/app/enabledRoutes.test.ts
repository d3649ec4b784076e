import { type FeatureId, features } from "@livery/product/features.ts";
import { routes } from "@livery/product/routes.ts";
import { describe, expect, test } from "vitest";
import { enabledRoutes, routeAt } from "./enabledRoutes.ts";

function featuresWithout(...off: readonly FeatureId[]): Record<FeatureId, boolean> {
  return Object.fromEntries(features.map(({ id }) => [id, !off.includes(id)])) as Record<FeatureId, boolean>;
}

describe("the routes of a site", () => {
  test("are all of the product's when every feature is on", () => {
    expect(enabledRoutes(featuresWithout())).toEqual(routes);
  });

  test.each(features)("lose those of $id when it is off, and no other", ({ id }) => {
    const left = enabledRoutes(featuresWithout(id));
    const gone = routes.filter((route) => !left.includes(route));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((route) => "feature" in route && route.feature === id)).toBe(true);
  });
});

describe("the route of an address", () => {
  test.each([
    ["/vip", "/vip"],
    ["/vip/", "/vip"],
    ["/seaLottery", "/seaLottery"],
    ["/register.html", "/register.html"],
  ])("%s is %s", (address, path) => {
    expect(routeAt(address, featuresWithout())?.path).toBe(path);
  });

  test.each(["/nope", "/", "/VIP", "/vip/more", "/registerXhtml"])("%s is unknown", (address) => {
    expect(routeAt(address, featuresWithout())).toBeUndefined();
  });

  test("an address whose feature is off is unknown", () => {
    expect(routeAt("/vip", featuresWithout("vip"))).toBeUndefined();
  });
});
