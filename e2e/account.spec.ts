import { expect } from "@playwright/test";
import { authDialog, logIn, logOut, newAccount, openAuth, register } from "./account.ts";
import { test } from "./fixtures.ts";
import { demoMember } from "./platform.ts";
import { open, openMenu } from "./site.ts";

test.describe("a visitor becomes a member", () => {
  test.use({ as: "guest" });

  test("who registers is logged in with a balance, logs out, and comes in again", async ({
    page,
    site,
    t,
    auth,
  }, info) => {
    const account = newAccount(info);
    const voice = { t, auth };
    await open(page, "/index");
    await register(await openAuth(page, voice, "register"), voice, account);
    await expect(page.getByText(t("session.welcome", { name: account.name }))).toBeVisible();
    const banner = page.getByRole("banner");
    await expect(banner.getByText("10,000.00")).toBeVisible();
    await expect(banner.getByText(site.currencySymbol, { exact: true })).toBeVisible();
    await logOut(page, voice);
    await expect(banner.getByText("10,000.00")).toHaveCount(0);
    const login = await openAuth(page, voice, "login");
    await logIn(login, voice, account);
    await expect(login).toBeHidden();
    await expect(banner.getByText("10,000.00")).toBeVisible();
  });

  test("RT-006 RT-009 /register shows home behind the registration, and closing it leads to home", async ({
    page,
    auth,
    t,
  }) => {
    await open(page, "/register");
    const dialog = authDialog(page, { t, auth }, "register");
    await expect(dialog).toBeVisible();
    await expect(page.locator("h1")).not.toHaveCount(0);
    await dialog.getByRole("button", { name: auth("close"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("RT-007 /register.html is the same", async ({ page, auth, t }) => {
    await open(page, "/register.html");
    await expect(authDialog(page, { t, auth }, "register")).toBeVisible();
  });

  test("the registration says at each field what is wrong, and takes the focus to the first", async ({
    page,
    auth,
    t,
  }) => {
    await open(page, "/register");
    const dialog = authDialog(page, { t, auth }, "register");
    await dialog.getByRole("button", { name: auth("register.submit"), exact: true }).click();
    const name = dialog.getByLabel(auth("field.username"));
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(auth("in_required")));
  });
});

test.describe("a login that fails", () => {
  test.use({ as: "guest", expectedErrors: [/status of 422/] });

  test("a wrong password is refused without saying what was wrong, and the next try asks for a captcha", async ({
    page,
    t,
    auth,
  }, info) => {
    const voice = { t, auth };
    await open(page, "/login");
    const form = page.getByRole("form", { name: auth("login.tab") });
    await logIn(form, voice, { ...newAccount(info), password: "not-the-password" });
    await expect(page.getByRole("alert").filter({ hasText: auth("problem.wrongLogin") })).toBeVisible();
    const picture = form.getByRole("img", { name: auth("captcha.image") });
    await expect(picture).toHaveAttribute("src", /^data:image\/png;base64,/);
    const first = await picture.getAttribute("src");
    await form.getByLabel(auth("field.captcha")).first().fill("0");
    await logIn(form, voice, { ...newAccount(info), password: "not-the-password" });
    await expect(picture).not.toHaveAttribute("src", first ?? "");
  });
});

test.describe("/login", () => {
  test.use({ as: "guest" });

  test("the login page leads home once the member is in", async ({ page, t, auth }) => {
    await open(page, "/login");
    await logIn(page.getByRole("form", { name: auth("login.tab") }), { t, auth }, demoMember);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole("banner").getByText(/[\d,]+\.\d\d/)).toBeVisible();
  });
});

test.describe("a member", () => {
  test.use({ as: "member" });

  test("a reload keeps the session, and the balance is asked for again on a press", async ({ page, t, auth }) => {
    const amount = page.getByRole("banner").getByText(/[\d,]+\.\d\d/);
    await open(page, "/index");
    await expect(amount).toBeVisible();
    await page.reload();
    await expect(amount).toBeVisible();
    const menu = await openMenu(page, t);
    const asked = page.waitForRequest(/\/wps\/v2\/wallets\/balance/);
    await menu.getByRole("button", { name: auth("account.refresh") }).click();
    await asked;
  });
});

test.describe("a session that is over", () => {
  test.use({ as: "guest", expectedErrors: [/status of 401/] });

  test("a session that the platform does not know is over, and the site says so", async ({ page, t }) => {
    await page.addInitScript(() => sessionStorage.setItem("token", "of-yesterday"));
    await open(page, "/index");
    await expect(page.getByText(t("session.expired"))).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  });
});
