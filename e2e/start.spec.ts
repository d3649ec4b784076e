import { expect } from "@playwright/test";
import { authDialog } from "./account.ts";
import { test } from "./fixtures.ts";
import { demoMember } from "./platform.ts";
import { goTo, open } from "./site.ts";

test.describe("code that does not arrive", () => {
  test.use({ needs: ["vip"], expectedErrors: [/did not arrive in time/] });

  test(
    "a page whose chunk hangs says so after 120 s, and a retry shows it",
    { tag: ["@RT-053", "@ER-032"] },
    async ({ page, t }) => {
      const clock = page.clock;
      await clock.install();
      await open(page, "/index");
      await page.waitForLoadState("networkidle");
      let hangs = true;
      await page.route(/\/assets\/Vip-[\w-]+\.js$/, async (route) => {
        // A request that is never answered, as on a dead connection.
        if (!hangs) await route.continue();
      });
      const asked = page.waitForRequest(/\/assets\/Vip-/);
      const texts = page.waitForResponse(/text-\w+-features-\w+\.json$/);
      await goTo(page, t, "vip");
      await asked;
      await (await texts).finished();
      const failure = page.getByRole("heading", { level: 1, name: t("failure.title") });
      await clock.fastForward(115_000);
      await expect(failure).toHaveCount(0);
      await clock.fastForward(10_000);
      await expect(failure).toBeVisible();
      hangs = false;
      await page.getByRole("button", { name: t("failure.retry") }).click();
      // The browser still hangs on the first fetch, so the page reloads.
      const reloaded = page.waitForEvent("load");
      await clock.fastForward(5000);
      await reloaded;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expect(page).toHaveURL(/\/vip$/);
    },
  );
});

test.describe("dialogs by keyboard", { tag: "@guest" }, () => {
  test(
    "Escape closes only the top dialog, which returns the focus",
    { tag: "@MO-003" },
    async ({ page, t, auth, forms }) => {
      await open(page, "/register");
      const dialog = authDialog(page, { t, auth }, "register");
      const name = dialog.getByRole("textbox", { name: auth("field.username") });
      await name.pressSequentially("abc");
      await page.keyboard.press("Escape");
      const question = page.getByRole("alertdialog", { name: forms("close.title") });
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(name).toBeFocused();
      await expect(name).toHaveValue("abc");
    },
  );

  test("Enter in the login form sends it", { tag: "@MO-005" }, async ({ page, auth }) => {
    await open(page, "/login");
    const form = page.getByRole("form", { name: auth("login.tab") });
    await form.getByRole("textbox", { name: auth("field.username") }).fill(demoMember.name);
    await form.locator('input[autocomplete="current-password"]').fill(demoMember.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole("banner").getByText(/[\d,]+\.\d\d/)).toBeVisible();
  });
});
