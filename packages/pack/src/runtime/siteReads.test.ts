import { expect, test } from "vitest";
import { siteReads } from "./siteReads.ts";

/** What other modules export, in an order in which a name comes before what it is made of. */
const others = [
  "export interface SiteProps { readonly site: ShownSite }",
  "export type Look = ShownSite['layout'];",
  "export function useSite(): ShownSite {} export function useSwitches(): SiteConfig['switches'] {}",
  "export const Held = createContext<SiteConfig | undefined>(undefined);",
  "export type ShownSite = Omit<SiteConfig, 'switches'>;",
  `export interface SiteConfig {
    readonly play: "demo"; layout: {}; features: {}; switches: {}; contact?: {}; locales: []; hosts: {}; site: ""; name: "";
  }`,
].map((code) => ({ file: "others.ts", code }));

const readsOf = (code: string) => siteReads([{ file: "X.tsx", code }, ...others]).get("X.tsx");

test.each([
  ["const { play } = useSite(); show(play);", ["play"]],
  ["const { layout } = useSite(); show(layout.header);", ["layout.header"]],
  ["const { layout } = useSite(); const { nav } = layout; show(nav);", ["layout.nav"]],
  ["const { layout } = useSite(); pick(layout);", ["layout"]],
  ["const site = useSite(); const away = site.features.sports && site!.play;", ["features.sports", "play"]],
  ["const { contact: { email } } = useSite(); show(email);", ["contact.email"]],
  ["const { locales } = useSite(); locales.find(Boolean);", ["locales"]],
  ["export const first = ({ contact }: Pick<SiteConfig, 'contact'>) => contact?.email;", ["contact.email"]],
  ["const site = use(Held); show(site?.hosts.api);", ["hosts.api"]],
  ["export function begin(a: SiteConfig) { return a.hosts.api; }", ["hosts.api"]],
  ["type Look = Pick<SiteConfig['layout'], 'card'>; export const wide = ({ card }: Look) => card;", ["layout.card"]],
  [
    "interface Way { site: SiteConfig } export const go = ({ site }: Way) => site.hosts.api + site.site;",
    ["hosts.api", "site"],
  ],
  [
    "interface Way { site: SiteConfig } interface Far extends Pick<Way, 'site'> {} show((far: Far) => far.site.play);",
    ["play"],
  ],
  ["export const go = (given: SiteProps) => given.site.hosts.api;", ["hosts.api"]],
  ["interface SiteProps { site: string } export const go = (given: SiteProps) => given.site.play;", []],
  ["export const wide = (look: Look) => look.card;", ["layout.card"]],
  ["const switches = useSwitches(); const { FREEPLAY3 } = switches; show(FREEPLAY3);", ["switches.FREEPLAY3"]],
  ["const switches = useSwitches(); show(isOpen(freePlayGate, { switches }));", ["switches.FREEPLAY3"]],
  ["const switches = useSwitches(); show(isOpen(row, { switches }));", ["switches"]],
  ["const { name } = useSite(); const card = { name: 1, play: 2 }; show(card.play);", []],
  ["const { layout } = measure(useSite); show(layout.header);", []],
])("%s", (code, reads) => {
  expect(readsOf(code)).toEqual(reads);
});

test("a variable that is called site need not be one", () => {
  expect(readsOf("const site = measure(); show(site.layout.header, useElse().site.play);")).toEqual([]);
});
