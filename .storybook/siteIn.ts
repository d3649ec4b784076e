import { isOpen } from "@livery/product/gate.ts";
import { type HomeSectionRow, homeSections } from "@livery/product/homeSections.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Brand, Setting } from "./storyGlobals.ts";

const made = new WeakMap<Brand, Map<string, SiteConfig>>();

/** A brand's site that starts in the toolbar's mode and language; memoized, so that its texts stay loaded. */
export function siteIn({ brand, mode, locale }: Omit<Setting, "scene">): SiteConfig {
  const sites = made.get(brand) ?? new Map<string, SiteConfig>();
  made.set(brand, sites);
  const key = `${mode} ${locale}`;
  const site = sites.get(key) ?? { ...brand.site, mode, defaultLanguage: locale };
  sites.set(key, site);
  return site;
}

/** The same site with every section of home that its features allow, so that home sends each of its requests. */
export function withWholeHome(site: SiteConfig): SiteConfig {
  const home = homeSections.filter((row: HomeSectionRow) => isOpen(row, site)).map(({ id }) => id);
  return { ...site, layout: { ...site.layout, home } };
}

/** The same site with a home that has no sections, for stories about what opens over it. */
export function withSmallHome(site: SiteConfig): SiteConfig {
  return { ...site, layout: { ...site.layout, home: [] } };
}

/** The same site, open for new members or not, whatever its platform's switches are. */
export function takingMembers(site: SiteConfig, takes: boolean): SiteConfig {
  const switches = { ...site.switches, DIRECTREG3: takes };
  return { ...site, switches, lockedSwitches: [...site.lockedSwitches, "DIRECTREG3"] };
}
