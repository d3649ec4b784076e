import type { LanguageCode } from "@livery/product/languages.ts";
import { HOME_PATH, type LayoutId, type RouteRow, enabledRoutes, routes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type Page, expect } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { test } from "./fixtures.ts";
import { hasFallbackFonts, shiftsOf, slowConnection, watchShifts } from "./layoutShift.ts";
import { readSite } from "./pack.ts";
import { type Account, demoMember, signIn } from "./platform.ts";
import { open } from "./site.ts";
import { type DeviceId, brandIds } from "./variant.ts";

// Every page of two brands that have all of them together, for everybody who may see it differently. The matrix visits
// every brand.

/** The landmarks that surround a page of each layout (L25, L30, L35). */
const frames: Readonly<Record<LayoutId, { readonly header: boolean; readonly footer: boolean }>> = {
  full: { header: true, footer: true },
  headerOnly: { header: true, footer: false },
  bare: { header: false, footer: false },
};

/** Nobody opens a game by its address: these lead home without one (play.spec.ts). */
const framesOfGames: readonly string[] = ["/game", "/seamless"];
const visited = (site: SiteConfig): readonly RouteRow[] =>
  enabledRoutes(site).filter(({ path }) => !framesOfGames.includes(path));

/** The first two brands that have every page together. */
function twoBrands(): readonly [string, string] {
  const all = routes.length - framesOfGames.length;
  for (const one of brandIds)
    for (const other of brandIds) {
      const paths = [one, other].flatMap((id) => visited(readSite(id)).map(({ path }) => path));
      if (one !== other && new Set(paths).size === all) return [one, other];
    }
  throw new Error("No two brands have every page. Let them have it.");
}

const [one, other] = twoBrands();
const demo = (name: string): Account => ({ ...demoMember, name });

interface Tour {
  /** What holds for its pages. */
  readonly title: string;
  readonly account?: Account;
  readonly brand: string;
  readonly device: DeviceId;
  readonly language: LanguageCode;
  /** Of how many tests it consists: one of all pages would take minutes on a busy machine. */
  readonly tests: number;
  /** The pages that it visits, by their place in the list; all of them by default. */
  readonly visits?: (place: number) => boolean;
}

/**
 * Every page of one brand for a visitor, every page of the other for an account: member and trial account, whose pages
 * differ little, take turns. Every pair of brand, device and language is in one of the tours.
 */
const tours: readonly Tour[] = [
  {
    title: "every page has its frame and keeps its place for a visitor, also where it is narrow",
    brand: one,
    device: "desktop",
    language: "en",
    tests: 4,
  },
  {
    title: "every other page keeps its place for a member, also where it is narrow",
    account: demoMember,
    brand: other,
    device: "phone",
    language: "en",
    tests: 2,
    visits: (place) => place % 2 === 0,
  },
  {
    title: "the other pages keep their place for a trial account, also where they are narrow",
    account: demo("trial"),
    brand: other,
    device: "desktop",
    language: "ko",
    tests: 2,
    visits: (place) => place % 2 === 1,
  },
  {
    title: "a third of the pages keep their place for an agent, also where they are narrow",
    account: demo("agent1"),
    brand: one,
    device: "phone",
    language: "ko",
    tests: 2,
    visits: (place) => place % 3 === 2,
  },
];

/** Header and footer, the same in each page: axe checks them once in a test. */
const frame = ["[data-frame] > header", "[data-frame] > footer"];

/** Layout shift over the whole load of a page. */
const MOST_SHIFT = 0.02;

/** The names of the chunks that the page has loaded. */
function loadedChunks(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => /\/assets\/(\w+)-[\w-]+\.js$/.exec(name)?.[1]),
  );
}

async function expectNarrow(page: Page, path: string): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 780 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, path).toBeLessThanOrEqual(360);
  await page.setViewportSize(wide);
}

/** Opens a page and waits until nothing more is requested. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
}

async function headOf(page: Page, path: string): Promise<PageHead> {
  const read = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  return {
    path,
    title: await page.title(),
    description: await read("meta[name=description]", "content"),
    canonical: await read("link[rel=canonical]", "href"),
  };
}

/** Pages that search engines list have a title and a description that no other page has; the others name one that has. */
function expectOwnHeads(heads: readonly PageHead[], site: SiteConfig): void {
  const addressOf = (path: string) => `${site.origin}${path === HOME_PATH ? "/" : path}`;
  const listed = heads.filter(({ path, canonical }) => canonical === addressOf(path));
  const soft = expect.configure({ soft: true });
  const addresses = visited(site).map(({ path }) => addressOf(path));
  for (const { path, canonical } of heads) soft(addresses, `the original of ${path}`).toContain(canonical);
  soft(listed.length, JSON.stringify(heads)).toBeGreaterThan(0);
  soft(new Set(listed.map(({ title }) => title)).size, JSON.stringify(listed)).toBe(listed.length);
  soft(new Set(listed.map(({ description }) => description)).size, JSON.stringify(listed)).toBe(listed.length);
}

/** The pages of one test of a tour. A member who opens the login page is redirected to home. */
function pagesOf(site: SiteConfig, { account, tests, visits = () => true }: Tour, part: number): readonly RouteRow[] {
  return visited(site)
    .filter(({ section }) => !account || section !== "login")
    .filter((_, place) => visits(place))
    .filter((_, place) => place % tests === part);
}

async function logInBeforehand(page: Page, site: SiteConfig, account: Account | undefined): Promise<void> {
  if (!account) return;
  const token = await signIn(site, account);
  await page.addInitScript((value) => sessionStorage.setItem("token", value), token);
}

/** One test of a tour, with a slow connection. */
function testTour(tour: Tour, part: number): void {
  const { title, account, brand, device, language, tests } = tour;
  test.describe("a tour", { tag: [account ? "@member" : "@guest", "@LT-017", "@RT-046", "@RT-054"] }, () => {
    test.use({ forced: async ({ forced }, use) => use({ brand, device, language, ...forced }) });

    test(`${title} (${part + 1} of ${tests})`, async ({ page, site, t, variant }) => {
      await logInBeforehand(page, site, account);
      await watchShifts(page);
      const connect = await slowConnection(page);
      const soft = expect.configure({ soft: true });
      const heads: PageHead[] = [];
      const pages = pagesOf(site, tour, part);
      const whole = pages.find((row) => frames[row.layout].footer)?.path;
      for (const { path, layout, section } of pages)
        await test.step(path, async () => {
          await connect(true);
          await visit(page, path);
          const { sum, moved } = await shiftsOf(page);
          if (await hasFallbackFonts(page, variant.language))
            soft(sum, `${path} moves: ${moved.join("\n")}`).toBeLessThan(MOST_SHIFT);
          await connect(false);
          soft(await loadedChunks(page), path).toContain(section);
          const { header, footer } = frames[layout];
          await soft(page.getByRole("banner"), path).toHaveCount(header ? 1 : 0);
          await soft(page.getByRole("contentinfo"), path).toHaveCount(footer ? 1 : 0);
          // On a desktop without a rail there is room beside the page.
          const rightBar = page.getByRole("complementary", { name: t("dock.label") }).filter({ visible: true });
          const hasRightBar = layout === "full" && variant.device === "desktop" && site.layout.header !== "rail";
          await soft(rightBar, path).toHaveCount(hasRightBar ? 1 : 0);
          await soft(page.locator("h1"), path).toHaveCount(1);
          heads.push(await headOf(page, path));
          // What an account changes in a page is checked in the stories.
          if (!account) soft(await axeFindings(page, { exclude: path === whole ? [] : frame }), path).toEqual([]);
          await expectNarrow(page, path);
        });
      expectOwnHeads(heads, site);
    });
  });
}

for (const tour of tours) for (let part = 0; part < tour.tests; part++) testTour(tour, part);
