import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { started } from "./site.ts";

test.describe("home before its code has run", { tag: "@guest" }, () => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows its first view in the brand's language, a sentence and the contact", async ({ page, site }) => {
      await page.goto("/index");
      await expect(page.locator("html")).toHaveAttribute("lang", site.defaultLanguage);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toBeVisible();
      await expect(page.getByText(/JavaScript/u).first()).toBeVisible();
      await expect(page.getByRole("link", { name: site.contact.email! })).toBeVisible();
    });
  });

  test("is taken over as it is, and answers to presses then", async ({ page }) => {
    // A visitor who has chosen neither a language nor a mode.
    await page.addInitScript(() => ["lang", "mode"].forEach((key) => localStorage.removeItem(key)));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/app-\w+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const title = page.locator("h1").filter({ visible: true });
    await expect(title).toBeVisible();
    const drawn = await title.elementHandle();
    release();
    await started(page);
    await expect(page).toHaveURL(/\/index$/);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  });
});
