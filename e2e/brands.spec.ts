import { agentPages } from "@livery/product/agentPages.ts";
import { textIn, textLanguagesOf } from "@livery/product/languages.ts";
import { furtherMemberPages, memberPages } from "@livery/product/memberPages.ts";
import { type Page, expect } from "@playwright/test";
import budget from "../packages/pack/budget.json" with { type: "json" };
import { test } from "./fixtures.ts";
import { headerOverlaps } from "./headerOverlaps.ts";
import { filesOf, readSite, textOf } from "./pack.ts";
import { demoToken } from "./platform.ts";
import { serverPort } from "./serverPort.ts";
import { comeTo, menuButton, open } from "./site.ts";
import { brandIds, devices } from "./variant.ts";

/** The scripts that a page has loaded, without the site's origin: shared files have a hash of their content. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return addresses.map((address) => new URL(address).pathname).filter((path) => path.endsWith(".js"));
}

/** The computed colour of a custom property of the theme. */
function painted(page: Page, property: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.setProperty("color", `var(${name})`);
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, property);
}

// Tagged because it checks every brand in its own language, as a guest.
test(
  "all brands start from the same files, each with its own name and colours",
  { tag: ["@guest", "@everyBrand", "@BR-004d", "@BR-006b"] },
  async ({ browser, watch }) => {
    const started: (readonly string[])[] = [];
    const loginColours = new Set<string>();
    for (const site of brandIds.map(readSite)) {
      await test.step(site.id, async () => {
        const page = await browser.newPage({ locale: site.defaultLanguage });
        await watch(page.context());
        await page.addInitScript(() => {
          localStorage.setItem("ageNotice", "seen");
          localStorage.setItem("popupHidden", new Date().toDateString());
        });
        await open(page, `http://${site.id}.localhost:${await serverPort()}/index`);
        const banner = page.getByRole("banner");
        await expect(banner.getByRole("link", { name: textIn(site.name, site.defaultLanguage) }).first()).toBeVisible();
        const login = banner.getByRole("link", {
          name: textOf(site, site.defaultLanguage, "header.login"),
          exact: true,
        });
        await expect(login).toHaveCSS("color", await painted(page, "--color-ink"));
        loginColours.add(await login.evaluate((element) => getComputedStyle(element).color));
        started.push((await scriptsOf(page)).filter((path) => /\/(app|index)-/.test(path)).toSorted());
        await page.close();
      });
    }
    expect(loginColours.size).toBe(brandIds.length);
    expect(started[0]?.length).toBeGreaterThan(1);
    for (const scripts of started) expect(scripts).toEqual(started[0]);
  },
);

/** The web fonts that a page has loaded so far, with their sizes. */
function fontsOf(page: Page): Promise<{ readonly file: string; readonly bytes: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".woff2"))
      .map(({ name, encodedBodySize }) => ({ file: name, bytes: encodedBodySize })),
  );
}

/** A file of one page of a centre, which only that page loads: its code, its styles or its texts. */
const paneIds = [...memberPages, ...furtherMemberPages, ...agentPages].map(({ id }) => id);
const ofPane = new RegExp(`(?:^|-)(?:${paneIds.join("|")})(?:-\\w+)?\\.\\w+$`, "u");

test(
  "in every brand and language a first visit to home requests few files and fonts, and a pack has few",
  { tag: ["@guest", "@everyBrand"] },
  async ({ browser, watch }) => {
    for (const site of brandIds.map(readSite)) {
      const files = filesOf(site.id).filter((file) => !ofPane.test(file));
      expect(files.length, site.id).toBeLessThanOrEqual(budget.packFiles);
      for (const language of textLanguagesOf(site.locales)) {
        const page = await browser.newPage({ ...devices.phone, locale: language });
        await watch(page.context());
        await page.addInitScript((lang) => localStorage.setItem("lang", lang), language);
        const requested = new Set<string>();
        page.on("request", (request) => requested.add(request.url()));
        await open(page, `http://${site.id}.localhost:${await serverPort()}/index`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        // The session's last part: the announcements.
        await expect.poll(() => [...requested].join("\n")).toContain("getListAnnouncements");
        await page.waitForLoadState("networkidle");
        const visit = `${site.id} ${language}: ${[...requested].join("\n")}`;
        expect(requested.size, visit).toBeLessThanOrEqual(budget.homeRequests);

        const hot = page.getByRole("region", { name: textOf(site, language, "home.hot.title"), includeHidden: true });
        await comeTo(hot);
        await expect(hot.getByRole("article", { includeHidden: true }).first()).toBeVisible();
        await expect.poll(async () => (await fontsOf(page)).length).toBeGreaterThan(0);
        await page.waitForFunction(() => document.fonts.status === "loaded");
        const fonts = await fontsOf(page);
        const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
        expect(bytes, JSON.stringify(fonts, null, 1)).toBeLessThanOrEqual(budget.homeFontBytes);
        expect(fonts.length, JSON.stringify(fonts, null, 1)).toBeLessThanOrEqual(budget.homeFontFiles);
        await page.close();
      }
    }
  },
);

/** In px: small phones, tablets, both sides of the breakpoint, notebooks and large screens. */
const widths = [320, 360, 390, 899, 900, 1024, 1280, 1366, 1920];

test(
  "the header's controls stay apart and the menu within reach at every width from 320 px",
  { tag: ["@guest", "@everyBrand", "@HD-069"] },
  async ({ browser, watch }) => {
    for (const site of brandIds.map(readSite)) {
      const page = await browser.newPage({ reducedMotion: "reduce" });
      await watch(page.context());
      await page.addInitScript(() => {
        localStorage.setItem("ageNotice", "seen");
        localStorage.setItem("popupHidden", new Date().toDateString());
      });
      const balance = { success: true, value: { sumBalance: 1_234_567_890.5 } };
      await page.route("**/wps/v2/wallets/balance", (route) => route.fulfill({ json: balance }));
      for (const token of [undefined, await demoToken(site)]) {
        if (token !== undefined) await page.evaluate((value) => sessionStorage.setItem("token", value), token);
        await page.setViewportSize({ width: 1920, height: 900 });
        await open(page, `http://${site.id}.localhost:${await serverPort()}/vip`);
        const shown = page.getByRole("banner");
        if (token !== undefined) await expect(shown.getByText("1,234,567,890.50")).toBeVisible();
        for (const language of textLanguagesOf(site.locales)) {
          await page.setViewportSize({ width: 1920, height: 900 });
          const choice = shown.locator(`[role="menuitemradio"][lang="${language}"]`);
          await choice.dispatchEvent("click");
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          const t = (key: string) => textOf(site, language, key);
          await expect(
            shown.getByRole("navigation", { name: textOf(site, language, "second.label", {}, "menu") }),
          ).toBeVisible();
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            const state = `${site.id} ${language} ${token === undefined ? "visitor" : "member"} ${width}`;
            await expect.soft.poll(() => headerOverlaps(page), state).toEqual([]);
            if (width === 360) await expect.soft(menuButton(page, t), state).toBeVisible();
          }
        }
      }
      await page.close();
    }
  },
);
