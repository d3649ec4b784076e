import { type FeatureId, features } from "@livery/product/features.ts";
import { describe, expect, test } from "vitest";
import { routeAt } from "./routeAt.ts";

function siteWithout(...off: readonly FeatureId[]): { readonly features: Record<FeatureId, boolean> } {
  const on = Object.fromEntries(features.map(({ id }) => [id, !off.includes(id)]));
  return { features: on as Record<FeatureId, boolean> };
}

describe("the route of an address", () => {
  test.each([
    ["/vip", "/vip"],
    ["/vip/", "/vip"],
    ["/seaLottery", "/seaLottery"],
    ["/register.html", "/register.html"],
  ])("%s is %s", (address, path) => {
    expect(routeAt(address, siteWithout())?.path).toBe(path);
  });

  test.each(["/nope", "/", "/VIP", "/vip/more", "/registerXhtml"])("%s is unknown", (address) => {
    expect(routeAt(address, siteWithout())).toBeUndefined();
  });

  test("an address whose feature is off is unknown", () => {
    expect(routeAt("/vip", siteWithout("vip"))).toBeUndefined();
  });
});
