import type { LanguageCode } from "@livery/product/languages.ts";
import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { textOf } from "./pack.ts";
import { fetchedSections, goTo, open } from "./site.ts";

test.describe("what is fetched, and when", () => {
  test.use({ needs: ["vip"] });

  test(
    "the VIP page has its title, and its chunk is fetched when it is opened and not before",
    { tag: ["@RT-011", "@RT-044c"] },
    async ({ page, t }) => {
      const fetched = fetchedSections(page);
      await open(page, "/index");
      await page.waitForLoadState("networkidle");
      expect(fetched).toContain("index");
      expect(fetched).not.toContain("Vip");
      await goTo(page, t, "vip");
      await expect.poll(() => fetched.has("Vip")).toBe(true);
      await expect(page).toHaveURL(/\/vip$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/VIP/);
    },
  );
});

test.describe("the points mall", { tag: "@guest" }, () => {
  test.use({ needs: ["pointMall"] });

  test("has its title, and its chunk is fetched", { tag: "@RT-012" }, async ({ page, site, variant }) => {
    const fetched = fetchedSections(page);
    await open(page, "/pointMall");
    const title = textOf(site, variant.language as LanguageCode, "page.title", {}, "pointMall");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(fetched).toContain("pointMall");
  });
});
