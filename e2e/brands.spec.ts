import { textIn } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { type Browser, type Page, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { readSite, textOf } from "./pack.ts";
import { serverPort } from "./serverPort.ts";
import { open } from "./site.ts";
import { brandIds } from "./variant.ts";

/** The scripts that a page has run, without the site's address: shared files carry a hash of their content. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return addresses.map((address) => new URL(address).pathname).filter((path) => path.endsWith(".js"));
}

/** What the browser paints with a custom property of the theme. */
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

/** A page of a brand in its own language, beside the page of the test's variant. */
async function openBrand(browser: Browser, site: SiteConfig): Promise<Page> {
  const page = await browser.newPage({ locale: site.defaultLanguage });
  await open(page, `http://${site.id}.localhost:${await serverPort()}/index`);
  return page;
}

test("BR-004d the login button has the colours of the brand's tokens, in each brand its own", async ({ browser }) => {
  const seen = new Set<string>();
  for (const site of brandIds.map(readSite)) {
    const page = await openBrand(browser, site);
    const name = textOf(site, site.defaultLanguage, "header.login");
    const login = page.getByRole("banner").getByRole("link", { name, exact: true });
    await expect(login).toHaveCSS("color", await painted(page, "--color-ink"));
    seen.add(await login.evaluate((element) => getComputedStyle(element).color));
    await page.close();
  }
  expect(seen.size).toBe(brandIds.length);
});

test("BR-006b all brands start from the same files, each with its own name", async ({ browser }) => {
  const seen: (readonly string[])[] = [];
  for (const site of brandIds.map(readSite)) {
    const page = await openBrand(browser, site);
    const home = page.getByRole("banner").getByRole("link", { name: textIn(site.name, site.defaultLanguage) });
    await expect(home.first()).toBeVisible();
    seen.push((await scriptsOf(page)).filter((path) => /\/(app|index)-/.test(path)).toSorted());
    await page.close();
  }
  expect(seen[0]?.length).toBeGreaterThan(1);
  for (const scripts of seen) expect(scripts).toEqual(seen[0]);
});
