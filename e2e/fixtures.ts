import type { FeatureId } from "@livery/product/features.ts";
import type { LanguageCode } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type Page, expect, test as base } from "@playwright/test";
import { readSite, textOf } from "./pack.ts";
import { demoToken } from "./platform.ts";
import { serverPort } from "./serverPort.ts";
import { type Simulator, withSimulator } from "./simulator.ts";
import { type Forced, type Variant, brandIds, devices, pickVariant } from "./variant.ts";

/** What a test file or the configuration may say. */
export interface Options {
  /** Features that the test needs: it then runs for a brand that has them. */
  readonly needs: readonly FeatureId[];
  readonly forced: Forced;
  /** Who must be looking; where it is left open, visitors rotate. */
  readonly as: Variant["visitor"] | undefined;
  /** Errors of the console that the test brings about on purpose. */
  readonly expectedErrors: readonly RegExp[];
}

interface Fixtures {
  readonly variant: Variant;
  readonly site: SiteConfig;
  /** A text of the core as this visitor reads it. */
  readonly t: Say;
  /** A text of the forms and the account as this visitor reads it. */
  readonly auth: Say;
  /** Decides about what this test's page gets from the platform. */
  readonly simulator: Simulator;
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function sitesWith(needs: readonly FeatureId[]): readonly SiteConfig[] {
  return brandIds.map(readSite).filter(({ features }) => needs.every((feature) => features[feature]));
}

/** Collects what must not happen on any page: errors, refused content, and requests to anybody else. */
function watch(page: Page, origin: string, expected: readonly RegExp[]): readonly string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) faults.push(`console: ${text}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) faults.push(`request to ${url.origin}`);
  });
  page.on("dialog", (dialog) => faults.push(`dialog: ${dialog.message()}`));
  return faults;
}

/** The visitor's earlier choices, where the site keeps them; runs in the page before anything else. */
function rememberVisitor({ mode, language, token }: Variant & { readonly token: string | undefined }): void {
  if (!location.protocol.startsWith("http")) return;
  if (localStorage.getItem("mode") === null) localStorage.setItem("mode", mode);
  if (localStorage.getItem("lang") === null) localStorage.setItem("lang", language);
  if (token !== undefined && sessionStorage.getItem("token") === null) sessionStorage.setItem("token", token);
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`refused by the content security policy: ${violatedDirective} ${blockedURI}`),
  );
}

/**
 * The test of the sites. Brand, language, device, mode and visitor follow from the test's title (see variant.ts), and
 * on every page of every test the console stays free of errors, the content security policy refuses nothing, and no
 * request leaves the site's own origin.
 */
export const test = base.extend<Fixtures & Options>({
  needs: [[], { option: true }],
  forced: [{}, { option: true }],
  as: [undefined, { option: true }],
  expectedErrors: [[], { option: true }],
  variant: async ({ needs, forced, as }, use, { title, skip, annotations }) => {
    const sites = sitesWith(needs);
    const fits = sites.some(({ id }) => forced.brand === undefined || id === forced.brand);
    skip(!fits, `${forced.brand ?? "no brand of this repository"} has ${needs.join(" and ")}`);
    const variant = pickVariant(title, sites, { ...forced, ...(as && { visitor: as }) });
    annotations.push({ type: "variant", description: Object.values(variant).join(" · ") });
    await use(variant);
  },
  site: async ({ variant }, use) => use(readSite(variant.brand)),
  t: async ({ site, variant }, use) =>
    use((key, values) => textOf(site, variant.language as LanguageCode, key, values)),
  auth: async ({ site, variant }, use) =>
    use((key, values) => textOf(site, variant.language as LanguageCode, key, values, "auth")),
  simulator: async ({ context }, use, { testId }) => withSimulator(context, testId, use),
  viewport: async ({ variant }, use) => use(devices[variant.device].viewport),
  hasTouch: async ({ variant }, use) => use(devices[variant.device].hasTouch),
  isMobile: async ({ variant }, use) => use(devices[variant.device].isMobile),
  locale: async ({ variant }, use) => use(variant.language),
  colorScheme: async ({ variant }, use) => use(variant.mode),
  baseURL: async ({ variant }, use) => use(`http://${variant.brand}.localhost:${await serverPort()}`),
  page: async ({ page, site, variant, baseURL, expectedErrors }, use) => {
    const token = variant.visitor === "member" ? await demoToken(site) : undefined;
    await page.addInitScript(rememberVisitor, { ...variant, token });
    const faults = watch(page, baseURL ?? "", expectedErrors);
    await use(page);
    expect(faults, `${Object.values(variant).join(" · ")}: nothing may go wrong beside the test`).toEqual([]);
  },
});
