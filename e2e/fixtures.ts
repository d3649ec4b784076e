import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import type { LanguageCode } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { TextFileId } from "@livery/product/textFiles.ts";
import { type BrowserContext, expect, test as base } from "@playwright/test";
import { type Need, hasNeeded } from "./needs.ts";
import { readSite, textOf } from "./pack.ts";
import { demoToken } from "./platform.ts";
import { serverPort } from "./serverPort.ts";
import { type Simulator, withSimulator } from "./simulator.ts";
import { type DeviceId, type Forced, type Variant, brandIds, devices, pickVariant, visitorOf } from "./variant.ts";

/** Options that a test file or the configuration may set. */
export interface Options {
  /** The site's required properties: the test runs for a brand that has them. */
  readonly needs: readonly Need[];
  /** The only device that the test is about; the matrix run skips it on the others. */
  readonly device: DeviceId | undefined;
  /** Values that the matrix run fixes. */
  readonly forced: Forced;
  /** Console errors that the test causes on purpose. */
  readonly expectedErrors: readonly RegExp[];
}

interface Fixtures {
  readonly variant: Variant;
  readonly site: SiteConfig;
  /** The texts of a file in this visitor's language. */
  readonly textsOf: (part: TextFileId) => Say;
  /** A core text in this visitor's language. */
  readonly t: Say;
  /** A text of login, registration and the account in this visitor's language. */
  readonly auth: Say;
  /** A text that all forms share, in this visitor's language. */
  readonly forms: Say;
  /** Controls the platform's responses to this test's page. */
  readonly simulator: Simulator;
  /** Watches all pages of a context, as it is done for the fixture `context`. */
  readonly watch: (context: BrowserContext) => Promise<void>;
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

/** Whether a request stays on this machine: at a site's own host, a demonstration game's, or the local server's own pages. */
function isLocal({ protocol, hostname }: URL): boolean {
  return !/^https?:$/.test(protocol) || hostname === "127.0.0.1" || /(?:^|\.)localhost$/.test(hostname);
}

/** Adds to `faults` what must not happen on any page, frame or window of a context: errors, blocked content, requests elsewhere. */
async function watchContext(context: BrowserContext, faults: string[], expected: readonly RegExp[]): Promise<void> {
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) faults.push(`console: ${text}`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!isLocal(url)) faults.push(`request to ${url.origin}`);
  });
  context.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.addInitScript(reportViolations);
}

/** Logs what the policy blocks, Trusted Types among it; runs in every frame before anything else. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`blocked by the content security policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** Stores the visitor's earlier choices as the site does; runs in the page before anything else. */
function rememberVisitor({ mode, language, token }: Variant & { readonly token: string | undefined }): void {
  // The local server's own pages are not sites.
  if (!location.hostname.endsWith(".localhost")) return;
  if (localStorage.getItem("mode") === null) localStorage.setItem("mode", mode);
  for (const key of ["lang", "hisLang"]) if (localStorage.getItem(key) === null) localStorage.setItem(key, language);
  localStorage.setItem("ageNotice", "seen");
  localStorage.setItem("popupHidden", new Date().toDateString());
  if (token !== undefined && sessionStorage.getItem("token") === null) sessionStorage.setItem("token", token);
}

/**
 * The base test for sites. Brand, language, device, mode, motion and visitor are derived from the test's title (see
 * variant.ts). In every page, frame and window of every test the console must have no errors, the content security policy
 * must block nothing, and no request may leave this machine; the test's own page requests nothing from another site.
 */
export const test = base.extend<Fixtures & Options>({
  needs: [[], { option: true }],
  device: [undefined, { option: true }],
  forced: [{}, { option: true }],
  expectedErrors: [[], { option: true }],
  variant: async ({ needs, device, forced }, use, { title, tags, skip, annotations }) => {
    const sites = sitesWith(needs);
    // Only the matrix run fixes a brand.
    const fits = forced.brand === undefined || sites.some(({ id }) => id === forced.brand);
    skip(!fits, `${forced.brand} does not have ${needs.join(" and ")}`);
    skip(device !== undefined && forced.device !== undefined && forced.device !== device, `only for a ${device}`);
    const variant = pickVariant(title, sites, { ...forced, ...(device && { device }), ...visitorOf(tags) });
    annotations.push({ type: "variant", description: Object.values(variant).join(" · ") });
    await use(variant);
  },
  site: async ({ variant }, use) => use(readSite(variant.brand)),
  textsOf: async ({ site, variant }, use) =>
    use((part) => (key, values) => textOf(site, variant.language as LanguageCode, key, values, part)),
  t: async ({ textsOf }, use) => use(textsOf("core")),
  auth: async ({ textsOf }, use) => use(textsOf("auth")),
  forms: async ({ textsOf }, use) => use(textsOf("forms")),
  simulator: async ({ context }, use, { testId }) => withSimulator(context, testId, use),
  viewport: async ({ variant }, use) => use(devices[variant.device].viewport),
  hasTouch: async ({ variant }, use) => use(devices[variant.device].hasTouch),
  isMobile: async ({ variant }, use) => use(devices[variant.device].isMobile),
  locale: async ({ variant }, use) => use(variant.language),
  colorScheme: async ({ variant }, use) => use(variant.mode),
  contextOptions: async ({ variant }, use) => use({ reducedMotion: variant.motion }),
  baseURL: async ({ variant }, use) => use(`http://${variant.brand}.localhost:${await serverPort()}`),
  watch: async ({ variant, expectedErrors }, use) => {
    const faults: string[] = [];
    await use((context) => watchContext(context, faults, expectedErrors));
    expect(faults, `${Object.values(variant).join(" · ")}: there must be no other errors`).toEqual([]);
  },
  context: async ({ context, site, variant, watch }, use) => {
    await watch(context);
    const token = variant.visitor === "member" ? await demoToken(site) : undefined;
    await context.addInitScript(rememberVisitor, { ...variant, token });
    await use(context);
  },
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = [];
    page.on("request", (request) => {
      const { protocol, hostname, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL && hostname !== DEMO_GAMES_HOST) faults.push(origin);
    });
    await use(page);
    expect(faults, "a site must request nothing from another origin").toEqual([]);
  },
});
