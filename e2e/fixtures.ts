import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import type { LanguageCode } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type Page, expect, test as base } from "@playwright/test";
import { type Need, hasNeeded } from "./needs.ts";
import { readSite, textOf } from "./pack.ts";
import { demoToken } from "./platform.ts";
import { serverPort } from "./serverPort.ts";
import { type Simulator, withSimulator } from "./simulator.ts";
import { type Forced, type Variant, brandIds, devices, pickVariant, visitorOf } from "./variant.ts";

/** Options that a test file or the configuration may set. */
export interface Options {
  /** The site's required properties: the test runs for a brand that has them. */
  readonly needs: readonly Need[];
  /** Values that the matrix run fixes. */
  readonly forced: Forced;
  /** Console errors that the test causes on purpose. */
  readonly expectedErrors: readonly RegExp[];
}

interface Fixtures {
  readonly variant: Variant;
  readonly site: SiteConfig;
  /** A core text in this visitor's language. */
  readonly t: Say;
  /** A text of login, registration and the account in this visitor's language. */
  readonly auth: Say;
  /** A text that all forms share, in this visitor's language. */
  readonly forms: Say;
  /** Controls the platform's responses to this test's page. */
  readonly simulator: Simulator;
}

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The brands that a test can run for. There must be at least one: otherwise a test that never runs would go unnoticed.
 */
function sitesWith(needs: readonly Need[]): readonly SiteConfig[] {
  const sites = brandIds.map(readSite).filter((site) => needs.every((need) => hasNeeded(site, need)));
  if (sites.length === 0) throw new Error(`No brand of this repository has ${needs.join(" and ")}. Let one have it.`);
  return sites;
}

/** Collects what must not happen on any page: errors, blocked content, and requests to other origins than the demonstration games'. */
function watch(page: Page, origin: string, expected: readonly RegExp[]): readonly string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) faults.push(`console: ${text}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.hostname === DEMO_GAMES_HOST) return;
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) faults.push(`request to ${url.origin}`);
  });
  page.on("dialog", (dialog) => faults.push(`dialog: ${dialog.message()}`));
  return faults;
}

/** Stores the visitor's earlier choices as the site does; runs in the page before anything else. */
function rememberVisitor({ mode, language, token }: Variant & { readonly token: string | undefined }): void {
  // The local server's own pages are not sites.
  if (!location.hostname.endsWith(".localhost")) return;
  if (localStorage.getItem("mode") === null) localStorage.setItem("mode", mode);
  if (localStorage.getItem("lang") === null) localStorage.setItem("lang", language);
  localStorage.setItem("ageNotice", "seen");
  localStorage.setItem("popupHidden", new Date().toDateString());
  if (token !== undefined && sessionStorage.getItem("token") === null) sessionStorage.setItem("token", token);
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`blocked by the content security policy: ${violatedDirective} ${blockedURI}`),
  );
}

/**
 * The base test for sites. Brand, language, device, mode and visitor are derived from the test's title (see
 * variant.ts). On every page of every test the console must have no errors, the content security policy must block
 * nothing, and no request may leave the site's own origin.
 */
export const test = base.extend<Fixtures & Options>({
  needs: [[], { option: true }],
  forced: [{}, { option: true }],
  expectedErrors: [[], { option: true }],
  variant: async ({ needs, forced }, use, { title, tags, skip, annotations }) => {
    const sites = sitesWith(needs);
    // Only the matrix run fixes a brand.
    const fits = forced.brand === undefined || sites.some(({ id }) => id === forced.brand);
    skip(!fits, `${forced.brand} does not have ${needs.join(" and ")}`);
    const variant = pickVariant(title, sites, { ...forced, ...visitorOf(tags) });
    annotations.push({ type: "variant", description: Object.values(variant).join(" · ") });
    await use(variant);
  },
  site: async ({ variant }, use) => use(readSite(variant.brand)),
  t: async ({ site, variant }, use) =>
    use((key, values) => textOf(site, variant.language as LanguageCode, key, values)),
  auth: async ({ site, variant }, use) =>
    use((key, values) => textOf(site, variant.language as LanguageCode, key, values, "auth")),
  forms: async ({ site, variant }, use) =>
    use((key, values) => textOf(site, variant.language as LanguageCode, key, values, "forms")),
  simulator: async ({ context }, use, { testId }) => withSimulator(context, testId, use),
  viewport: async ({ variant }, use) => use(devices[variant.device].viewport),
  hasTouch: async ({ variant }, use) => use(devices[variant.device].hasTouch),
  isMobile: async ({ variant }, use) => use(devices[variant.device].isMobile),
  locale: async ({ variant }, use) => use(variant.language),
  colorScheme: async ({ variant }, use) => use(variant.mode),
  baseURL: async ({ variant }, use) => use(`http://${variant.brand}.localhost:${await serverPort()}`),
  context: async ({ context, site, variant }, use) => {
    const token = variant.visitor === "member" ? await demoToken(site) : undefined;
    await context.addInitScript(rememberVisitor, { ...variant, token });
    await use(context);
  },
  page: async ({ page, variant, baseURL, expectedErrors }, use) => {
    const faults = watch(page, baseURL ?? "", expectedErrors);
    await use(page);
    expect(faults, `${Object.values(variant).join(" · ")}: there must be no other errors`).toEqual([]);
  },
});
