import { agentPages } from "@livery/product/agentPages.ts";
import { constants } from "@livery/product/constants.ts";
import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** The parts of a site config that these tests need. */
const site: Partial<SiteConfig> = {
  id: "test",
  merchant: "TEST01",
  play: "demo",
  minimumAge: 19,
  name: { ko: "시험", en: "Trial" },
  description: { ko: "설명", en: "What it is" },
  copyright: { ko: "시험", en: "Trial" },
  contact: {},
  licences: [],
  hosts: {} as SiteConfig["hosts"],
  locales: ["ko", "en"],
  defaultLanguage: "ko",
  gameTypes: [],
  agentMenu: agentPages.map(({ id }) => ({ id })),
  features: Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"],
  switches: { DIRECTREG3: true, LOGGEDINONLY3: false } as SiteConfig["switches"],
  constants: Object.fromEntries(constants.map(({ id, value }) => [id, value])) as SiteConfig["constants"],
  contract: { autoTerminate: "higher" },
  texts: {},
  assets: {
    logo: "/logo.svg",
    icons: "/icons.svg",
    texts: { ko: { core: "/ko/core.json" }, en: { core: "/en/core.json" } },
  } as SiteConfig["assets"],
};

/** The config of a test site, with the given changes. */
export function testSite(changed: Partial<SiteConfig> = {}): SiteConfig {
  return { ...site, ...changed } as SiteConfig;
}
