import { textIn } from "@livery/product/languages.ts";
import { type Page, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { readSite, textOf } from "./pack.ts";
import { serverPort } from "./serverPort.ts";
import { open } from "./site.ts";
import { brandIds } from "./variant.ts";

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
  "BR-004d BR-006b all brands start from the same files, each with its own name and colours",
  { tag: ["@guest", "@everyBrand"] },
  async ({ browser }) => {
    const started: (readonly string[])[] = [];
    const loginColours = new Set<string>();
    for (const site of brandIds.map(readSite)) {
      await test.step(site.id, async () => {
        const page = await browser.newPage({ locale: site.defaultLanguage });
        await page.addInitScript(() => localStorage.setItem("ageNotice", "seen"));
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
