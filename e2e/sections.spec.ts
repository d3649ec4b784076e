import { type Page, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { goTo, open } from "./site.ts";

/** The names of the section chunks that a page fetches, as it fetches them. */
function fetchedSections(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/assets\/(\w+)-[\w-]+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}

test.describe("what is fetched, and when", () => {
  test.describe("with a VIP page", () => {
    test.use({ needs: ["vip"] });

    test("RT-044 the Vip chunk is fetched when /vip is opened, and not before", async ({ page, t }) => {
      const fetched = fetchedSections(page);
      await open(page, "/index");
      await page.waitForLoadState("networkidle");
      expect(fetched).toContain("index");
      expect(fetched).not.toContain("Vip");
      await goTo(page, t, "vip");
      await expect.poll(() => fetched.has("Vip")).toBe(true);
    });
  });

  test.describe("with lotteries", () => {
    test.use({ needs: ["lottery"] });

    test("RT-046 /seaLottery fetches the chunk eaLottery", async ({ page }) => {
      const fetched = fetchedSections(page);
      await open(page, "/seaLottery");
      await expect.poll(() => fetched.has("eaLottery")).toBe(true);
    });
  });
});
