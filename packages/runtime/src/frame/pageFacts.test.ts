import { enabledRoutes, routes } from "@livery/product/routes.ts";
import { textLanguages } from "@livery/product/languages.ts";
import { expect, test } from "vitest";
import { testSite } from "../testing/testSite.ts";
import { headOfPage, pageFacts } from "./pageFacts.ts";

const site = testSite({ origin: "https://acme.example" });
const headOf = (path: string, shown = site) => {
  const { pathname, search } = new URL(path, "https://acme.example");
  return headOfPage({ pathname, search }, shown);
};

test.each([
  ["/", "/"],
  ["/index", "/"],
  ["/register", "/"],
  ["/register.html?affiliateCode=A1", "/"],
  ["/vip", "/vip"],
  ["/vip/", "/vip"],
  ["/rng?vassalage=PP&gameName=x", "/rng"],
  ["/promoDetail?id=a%26b&from=home", "/promoDetail?id=a%26b"],
  ["/promoDetail", "/promoDetail"],
  ["/helpmc#terms", "/help"],
  ["/down", "/download"],
])("the canonical address of %s is %s", (path, canonical) => {
  expect(headOf(path)).toMatchObject({ missing: false, canonical: `https://acme.example${canonical}` });
});

test("no address is canonical in a brand without a domain", () => {
  expect(headOf("/vip", testSite())).toEqual({ missing: false, about: "vip" });
});

test("search engines do not list unknown addresses and pages whose feature is off", () => {
  const { features } = site;
  const closed = testSite({ origin: "https://acme.example", features: { ...features, vip: false } });
  for (const path of ["/nope", "/VIP", "/constructor"]) expect(headOf(path), path).toEqual({ missing: true });
  expect(headOf("/vip", closed)).toEqual({ missing: true });
  for (const { path } of enabledRoutes(closed)) expect(headOf(path, closed).missing, path).toBe(false);
});

const texts = import.meta.glob<Readonly<Record<string, string>>>("../i18n/locales/*/menu.json", {
  eager: true,
  import: "default",
});

test.each(textLanguages)("each page with an address of its own is described in its own words in $code", ({ code }) => {
  const menu = texts[`../i18n/locales/${code}/menu.json`]!;
  const own = routes.filter(({ path }) => !("same" in pageFacts[path]) && path !== "/index");
  const described = own.map(({ path }) => menu[`about.${headOf(path).about}`]);
  expect(new Set(described).size).toBe(own.length);
  for (const text of described) {
    expect(text).toContain("{{name}}");
    expect(text!.length).toBeLessThan(160);
  }
});
