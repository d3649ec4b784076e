import { AxeBuilder } from "@axe-core/playwright";
import type { FeatureId } from "@livery/product/features.ts";
import { type LayoutId, type RouteRow, routes } from "@livery/product/routes.ts";
import { type Page, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { fetchedSections, open } from "./site.ts";

/** The landmarks that surround a page of each layout (L25, L30, L35). */
const frames: Readonly<Record<LayoutId, { readonly header: boolean; readonly footer: boolean }>> = {
  full: { header: true, footer: true },
  headerOnly: { header: true, footer: false },
  bare: { header: false, footer: false },
};

async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode checks within the page itself; the default mode opens a second page for it, which doubles the cost.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found).toEqual([]);
}

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/**
 * Without one of home's further addresses, which account.spec.ts opens, and without the frame of a game, which nobody
 * opens by its address: play.spec.ts shows that it leads home.
 */
const elsewhere: readonly string[] = ["/register.html", "/game"];
const visited = (routes as readonly RouteRow[]).filter(({ path }) => !elsewhere.includes(path));

for (const { path, layout, section, feature } of visited) {
  const needs: FeatureId[] = feature === undefined ? [] : [feature];
  const rows = section === "eaLottery" ? "LT-017 RT-046 RT-054" : "RT-054";
  // A member who opens the login page is redirected to home.
  test.describe(path, { tag: section === "login" ? ["@guest"] : [] }, () => {
    test.use({ needs });

    test(`${rows} ${path} fetches its chunk, stands in its frame and can be used by everybody, also where it is narrow`, async ({
      page,
      site,
      t,
      variant,
    }) => {
      const { header, footer } = frames[layout];
      const fetched = fetchedSections(page);
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(fetched).toContain(section);
      await expect(page.getByRole("banner")).toHaveCount(header ? 1 : 0);
      await expect(page.getByRole("contentinfo")).toHaveCount(footer ? 1 : 0);
      const rightBar = page.getByRole("complementary", { name: t("dock.label") }).filter({ visible: true });
      // On a desktop without a rail there is room beside the page, which is used if help or an app is on.
      const offered = site.layout.header !== "rail" && (site.features.help || site.features.download);
      const hasRightBar = layout === "full" && variant.device === "desktop" && offered;
      await expect(rightBar).toHaveCount(hasRightBar ? 1 : 0);
      await expectAccessible(page);
      await expectFits(page, 360);
    });
  });
}
