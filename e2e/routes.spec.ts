import { AxeBuilder } from "@axe-core/playwright";
import type { FeatureId } from "@livery/product/features.ts";
import { type LayoutId, type RouteRow, routes } from "@livery/product/routes.ts";
import { type Page, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { open } from "./site.ts";

/** Which landmarks stand around a page of each layout (L25, L30, L35). */
const frames: Readonly<Record<LayoutId, { readonly header: boolean; readonly footer: boolean }>> = {
  full: { header: true, footer: true },
  headerOnly: { header: true, footer: false },
  bare: { header: false, footer: false },
};

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found).toEqual([]);
}

async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const { path, layout, feature } of routes as readonly RouteRow[]) {
  const needs: FeatureId[] = feature === undefined ? [] : [feature];
  test.describe(path, () => {
    test.use({ needs });

    test(`RT-054 ${path} stands in its frame`, async ({ page, site, t, variant }) => {
      const { header, footer } = frames[layout];
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCount(header ? 1 : 0);
      await expect(page.getByRole("contentinfo")).toHaveCount(footer ? 1 : 0);
      const rightBar = page.getByRole("complementary", { name: t("dock.label") }).filter({ visible: true });
      // Beside the page there is room on a desktop without a rail, and something to offer where help or an app is on.
      const offered = site.layout.header !== "rail" && (site.features.help || site.features.download);
      const hasRightBar = layout === "full" && variant.device === "desktop" && offered;
      await expect(rightBar).toHaveCount(hasRightBar ? 1 : 0);
    });

    test(`${path} can be read and used by everybody, also where it is narrow`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page, 360);
    });
  });
}
