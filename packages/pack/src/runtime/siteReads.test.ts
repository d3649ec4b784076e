import { expect, test } from "vitest";
import { membersOf, siteReads } from "./siteReads.ts";

const keys = new Set(["play", "layout", "features", "switches", "contact", "locales", "hosts", "site", "name"]);

test.each([
  ["const { play } = useSite(); show(play);", ["play"]],
  ["const { layout } = useSite(); show(layout.header);", ["layout.header"]],
  ["const { layout } = useSite(); const { nav } = layout; show(nav);", ["layout.nav"]],
  ["const { layout } = useSite(); pick(layout);", ["layout"]],
  ["const site = useSite(); const away = site.features.sports && site!.play;", ["features.sports", "play"]],
  ["const { contact: { email } } = useSite(); show(email);", ["contact.email"]],
  ["const { locales } = useSite(); locales.find(Boolean);", ["locales"]],
  ["export const first = ({ contact }: Pick<SiteConfig, 'contact'>) => contact?.email;", ["contact.email"]],
  ["export function begin(a: SiteConfig) { return a.hosts.api; }", ["hosts.api"]],
  ["type Look = Pick<SiteConfig['layout'], 'card'>; export const wide = ({ card }: Look) => card;", ["layout.card"]],
  ["const way: { site: SiteConfig } = begin(); call(way.site.hosts.api, way.site.site);", ["hosts.api", "site"]],
  ["const switches = useSwitches(); const { FREEPLAY3 } = switches; show(FREEPLAY3);", ["switches.FREEPLAY3"]],
  ["const switches = useSwitches(); show(isOpen(freePlayGate, { switches }));", ["switches.FREEPLAY3"]],
  ["const switches = useSwitches(); show(isOpen(row, { switches }));", ["switches"]],
  ["const { name } = useSite(); const card = { name: 1, play: 2 }; show(card.play);", []],
  ["const { layout } = measure(useSite); show(layout.header);", []],
])("%s", (code, reads) => {
  expect(siteReads("X.tsx", code, keys)).toEqual(reads);
});

test("a module that does not mention the site reads none, whatever its variables are called", () => {
  expect(siteReads("X.ts", "const site = measure(); show(site.layout.header);", keys)).toEqual([]);
});

test("the keys of a site are the members of its interface", () => {
  const code = "interface Other { readonly a: 1 } export interface SiteConfig { readonly play: 'demo'; layout?: {} }";
  expect(membersOf("SiteConfig", code)).toEqual(["play", "layout"]);
});
