import { type RouteRow, routes } from "@livery/product/routes.ts";
import { expect } from "@playwright/test";
import { authDialog, openAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { demoMember, signIn } from "./platform.ts";
import { goTo, menuButton, open, openMenu, scrollTo, scrollTop } from "./site.ts";

test.describe("moving between pages", () => {
  test.use({ needs: ["promotions", "vip"] });

  test("a click on Promotions changes the path without reloading the page", { tag: "@RT-001" }, async ({ page, t }) => {
    await open(page, "/index");
    await page.evaluate(() => document.documentElement.setAttribute("data-here", ""));
    await goTo(page, t, "promotions");
    await expect(page).toHaveURL(/^[^#]*\/promotions$/);
    await expect(page.locator("html[data-here]")).toBeAttached();
  });

  test(
    "a new page begins at its top, back restores the scroll position, and forward leads to the top",
    { tag: ["@RT-002", "@RT-055"] },
    async ({ page, t }) => {
      await open(page, "/index");
      // Web fonts arrive after the first paint; until then the browser itself shifts the scroll position slightly.
      await page.waitForLoadState("networkidle");
      await scrollTo(page, 300);
      await goTo(page, t, "vip");
      await expect(page).toHaveURL(/\/vip$/);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/index$/);
      await expect.poll(() => scrollTop(page)).toBe(300);
      await page.goForward();
      await expect(page).toHaveURL(/\/vip$/);
      await expect.poll(() => scrollTop(page)).toBe(0);
    },
  );

  test(
    "two clicks on one link navigate once, without an error or a dialog",
    { tag: "@RT-052a" },
    async ({ page, t }) => {
      await open(page, "/index");
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("nav.vip"), exact: true })
        .dblclick();
      await expect(page).toHaveURL(/\/vip$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

  test(
    "another link while a page is loading leads there, without an error or a dialog",
    { tag: "@RT-052b" },
    async ({ page, t }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const late = /\/assets\/Vip-[\w-]+\.js$/;
      await page.route(late, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, "/index");
      await goTo(page, t, "vip");
      await goTo(page, t, "promotions");
      await expect(page).toHaveURL(/\/promotions$/);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      const title = await heading.innerText();
      const arrived = page.waitForResponse(late);
      release();
      await arrived;
      await expect(page).toHaveURL(/\/promotions$/);
      await expect(heading).toHaveText(title);
    },
  );

  test("the root leads to home without an entry in the history", { tag: "@RT-004" }, async ({ page }) => {
    await page.goto("about:blank");
    await open(page, "/");
    await expect(page).toHaveURL(/\/index$/);
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });
});

test.describe("Back while a dialog is open", { tag: "@guest" }, () => {
  test.use({
    device: "phone",
    needs: ["promotions", "vip"],
  });

  test(
    "it closes the top dialog only and keeps the page, which the next Back leaves",
    { tag: ["@MO-026a", "@MO-026d"] },
    async ({ page, t, auth, forms }) => {
      await open(page, "/promotions");
      await goTo(page, t, "vip");
      await expect(page).toHaveURL(/\/vip$/);
      await page.evaluate(() => document.documentElement.setAttribute("data-here", ""));
      const menu = await openMenu(page, t);
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/\/vip$/);

      // One dialog over another: the form asks before what was typed is lost.
      const dialog = await openAuth(page, { t, auth }, "register");
      const name = dialog.getByRole("textbox", { name: auth("field.username") });
      await name.fill("abc");
      await page.goBack();
      const question = page.getByRole("alertdialog", { name: forms("close.title") });
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(name).toHaveValue("abc");
      await page.goBack();
      await question.getByRole("button", { name: forms("close.leave"), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/vip$/);

      // One that was closed by its button has left nothing in the history, and Forward finds none again.
      const login = await openAuth(page, { t, auth }, "login");
      await login.getByRole("button", { name: t("dialog.close"), exact: true }).click();
      await expect(login).toBeHidden();
      await expect(page.locator("html[data-here]")).toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(/\/promotions$/);
      await page.goForward();
      await expect(page).toHaveURL(/\/vip$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/promotions$/);
    },
  );

  test("a page that was loaded again with a dialog open, or opened from one, is left by one Back", async ({
    page,
    t,
    auth,
  }) => {
    await open(page, "/promotions");
    await goTo(page, t, "vip");
    await openAuth(page, { t, auth }, "login");
    await page.reload();
    await expect(menuButton(page, t)).toBeVisible();
    await expect(authDialog(page, { t, auth }, "login")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/promotions$/);
  });
});

test.describe("Back in a centre", { tag: "@member" }, () => {
  test.use({
    device: "phone",
    needs: ["promotions", "vip"],
  });

  test(
    "it leads from a page of a centre to the overview that opened it, once",
    { tag: "@MO-026e" },
    async ({ page, site, t, auth }) => {
      const token = await signIn(site, { ...demoMember, name: "agent1" });
      await page.addInitScript((value) => sessionStorage.setItem("token", value), token);
      await open(page, "/promotions");
      await goTo(page, t, "vip");
      await expect(page).toHaveURL(/\/vip$/);
      const menu = await openMenu(page, t);
      await menu.getByRole("button", { name: auth("account.agent"), exact: true }).click();
      await expect(menu).toBeHidden();
      const centre = page.getByRole("dialog");
      const entry = centre.getByRole("navigation").getByRole("button").nth(1);
      const name = await entry.innerText();
      await entry.click();
      await expect(centre.getByRole("heading", { name, exact: true })).toBeVisible();
      await page.goBack();
      await expect(entry).toBeFocused();
      await page.goBack();
      await expect(centre).toBeHidden();
      await expect(page).toHaveURL(/\/vip$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/promotions$/);
    },
  );

  test(
    "on a narrow screen every entry of the member centre is within reach, and nothing scrolls sideways",
    { tag: "@MC-042" },
    async ({ page, t, auth }) => {
      await open(page, "/vip");
      await page.setViewportSize({ width: 360, height: 640 });
      const menu = await openMenu(page, t);
      await menu.getByRole("button", { name: auth("account.deposit"), exact: true }).click();
      await expect(menu).toBeHidden();
      const centre = page.getByRole("dialog");
      await centre.getByRole("button", { name: t("dialog.back"), exact: true }).click();
      const entries = centre.getByRole("navigation").first().getByRole("button");
      await expect(entries.nth(10)).toBeAttached();
      for (const entry of await entries.all()) {
        await entry.scrollIntoViewIfNeeded();
        await expect(entry).toBeInViewport({ ratio: 1 });
      }
      expect(await centre.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    },
  );
});

test.describe("the header's navigation", () => {
  test.use({ device: "desktop" });

  test("what the platform's lists and the member add to the navigation moves none of its first entries", async ({
    page,
    site,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/frame-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const navigation = page.locator("header nav").last();
    /** Where each entry begins, by its name. */
    const places = async () =>
      Object.fromEntries(
        await navigation.getByRole("link").evaluateAll((links) =>
          links.map((link) => {
            const { left, top } = link.getBoundingClientRect();
            return [link.textContent, `${Math.round(left)}, ${Math.round(top)}`];
          }),
        ),
      );
    await open(page, "/index");
    await page.waitForLoadState("load");
    // Fonts are some pixels wider or narrower than their fallbacks. The code that loads them is held back as well.
    await page.addStyleTag({ url: site.assets.fonts.sheet });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => status === "loaded" && !family.includes("Fallback")),
    );
    await page.evaluate(() => document.fonts.ready);
    const first = await places();
    release();
    await expect(navigation.locator('[href*="gameClassify=Crash"]')).toBeVisible();
    expect(Object.keys(first).length).toBeGreaterThan(5);
    expect(await places()).toMatchObject(first);
  });
});

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("an unknown address shows an error page with a link to home", { tag: "@RT-045" }, async ({ page, t }) => {
    await open(page, "/nope");
    await expect(page.getByRole("heading", { level: 1, name: t("notFound.title") })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("notFound.home") })
      .click();
    await expect(page).toHaveURL(/\/index$/);
  });

  test("the page of a feature that is off has the status and the title of a missing page, not those of home", async ({
    page,
    site,
    t,
  }) => {
    const { path } = routes.find((route: RouteRow) => route.feature && !site.features[route.feature])!;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(t("notFound.title")));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("notFound.title"));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });
});
