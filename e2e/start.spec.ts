import { type Page, expect } from "@playwright/test";
import { authDialog, pressAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { otherLanguage } from "./pack.ts";
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

test.describe("a tab from before a deployment", { tag: "@guest" }, () => {
  test.use({ needs: ["promotions", "anotherLanguage"], expectedErrors: [/status of 404/] });

  /** From now on these files are gone; a load of the page brings them again, unless they stay away. */
  async function remove(page: Page, files: RegExp, stayAway = false) {
    await page.waitForLoadState("networkidle");
    let isGone = true;
    let loads = 0;
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      isGone = stayAway;
    });
    await page.route(files, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    return { loads: () => loads };
  }

  const code = /\/assets\/[\w-]+\.js$/;
  const codeOfLogin = /\/assets\/dialogs-[\w-]+\.js$/;
  const texts = /\/text-[\w-]+\.json$/;

  test("a login that cannot be opened any more opens after one reload, over the same page", async ({
    page,
    t,
    auth,
  }) => {
    await open(page, "/promotions");
    const { loads } = await remove(page, code);
    await pressAuth(page, { t }, "login");
    await expect(page.getByText(t("session.failed"))).toBeVisible();
    await page
      .getByRole("status")
      .getByRole("button", { name: t("failure.retry") })
      .click();
    await expect(authDialog(page, { t, auth }, "login")).toBeVisible();
    await expect(page).toHaveURL(/\/promotions$/);
    expect(loads()).toBe(1);
  });

  test("a dialog whose styles did not arrive has them when it is tried again", async ({ page, t, auth }) => {
    await open(page, "/promotions");
    await page.waitForLoadState("networkidle");
    let isGone = true;
    await page.route(/\/assets\/[\w-]+\.css$/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await pressAuth(page, { t }, "login");
    await expect(page.getByText(t("session.failed"))).toBeVisible();
    isGone = false;
    await page
      .getByRole("status")
      .getByRole("button", { name: t("failure.retry") })
      .click();
    const tab = authDialog(page, { t, auth }, "login").getByRole("tab").first();
    await expect(tab).toBeVisible();
    // Without its styles a tab is as high as its text.
    expect((await tab.boundingBox())!.height).toBeGreaterThan(35);
  });

  test("code that stays away makes the page reload once, and is then only said", async ({ page, t }) => {
    await open(page, "/index");
    const { loads } = await remove(page, codeOfLogin, true);
    const retry = page.getByRole("status").getByRole("button", { name: t("failure.retry") });
    await pressAuth(page, { t }, "login");
    await retry.click();
    // The login opens again by itself, and fails again.
    await expect.poll(loads).toBe(1);
    for (let presses = 0; presses < 3; presses += 1) {
      await expect(page.getByText(t("session.failed"))).toBeVisible();
      if (presses < 2) await retry.click();
    }
    expect(loads()).toBe(1);
  });

  test("what was typed is asked about before the page reloads", async ({ page, site, t, auth, forms, variant }) => {
    const other = otherLanguage(site, variant.language);
    await open(page, "/login");
    const name = page.getByRole("textbox", { name: auth("field.username") });
    await name.fill("half typed");
    const { loads } = await remove(page, texts);
    const choose = async () => {
      await page.getByRole("button", { name: new RegExp(`^${t("language.label")}`, "u") }).click();
      await page.locator(`[role=menu] [lang="${other}"]`).click();
    };
    await choose();
    await expect(page.getByText(t("language.failed"))).toBeVisible();
    await choose();
    const question = page.getByRole("alertdialog", { name: forms("reload.title") });
    await question.getByRole("button", { name: forms("close.stay"), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue("half typed");
    expect(loads()).toBe(0);
    await choose();
    await question.getByRole("button", { name: forms("reload.confirm"), exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page).toHaveURL(/\/login$/);
    expect(loads()).toBe(1);
  });
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
