import { expect } from "@playwright/test";
import { authDialog, logIn, logOut, newAccount, openAuth, register } from "./account.ts";
import { test } from "./fixtures.ts";
import { demoMember, signIn } from "./platform.ts";
import { open, openMenu } from "./site.ts";

test.describe("a visitor becomes a member", { tag: "@guest" }, () => {
  test("a new member is logged in with a balance, logs out, and logs in again", async ({
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

  test(
    "/register opens the registration over home, marks invalid fields, and leads home when closed",
    { tag: ["@RT-006", "@RT-009"] },
    async ({ page, auth, forms, t }) => {
      await page.goto("about:blank");
      await open(page, "/register");
      const dialog = authDialog(page, { t, auth }, "register");
      await expect(dialog).toBeVisible();
      await expect(page.locator("h1")).toHaveCount(1);
      await dialog.getByRole("button", { name: auth("register.submit"), exact: true }).click();
      const name = dialog.getByRole("textbox", { name: auth("field.username") });
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(new RegExp(forms("in_required")));
      await dialog.getByRole("button", { name: t("dialog.close"), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/index$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      expect(page.url()).toBe("about:blank");
    },
  );

  test(
    "/register.html is the same: home in its frame with the registration over it",
    { tag: "@RT-007" },
    async ({ page, auth, t }) => {
      await open(page, "/register.html");
      await expect(authDialog(page, { t, auth }, "register")).toBeVisible();
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.getByRole("banner")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
    },
  );
});

test.describe("a login that fails", { tag: "@guest" }, () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("a wrong password fails without revealing what was wrong, and the next attempt needs a captcha", async ({
    page,
    t,
    auth,
    forms,
  }, info) => {
    const voice = { t, auth };
    await open(page, "/login");
    const form = page.getByRole("form", { name: auth("login.tab") });
    await logIn(form, voice, { ...newAccount(info), password: "not-the-password" });
    await expect(page.getByRole("alert").filter({ hasText: auth("problem.wrongLogin") })).toBeVisible();
    const picture = form.getByRole("img", { name: forms("captcha.image") });
    await expect(picture).toHaveAttribute("src", /^data:image\/png;base64,/);
    const first = await picture.getAttribute("src");
    await form.getByLabel(forms("captcha.label")).first().fill("0");
    await logIn(form, voice, { ...newAccount(info), password: "not-the-password" });
    await expect(picture).not.toHaveAttribute("src", first ?? "");
  });
});

test.describe("a registration whose answer is lost", { tag: "@guest" }, () => {
  test.use({ expectedErrors: [/net::ERR_|status of 409/] });

  test("makes one account, and logs in with it when sent again after a reload", async ({
    page,
    simulator,
    site,
    t,
    auth,
    forms,
  }, info) => {
    const account = newAccount(info);
    const voice = { t, auth };
    const fault = await simulator.fault({ call: "register", kind: "lostResponse" });
    await open(page, "/register");
    const dialog = authDialog(page, voice, "register");
    await register(dialog, voice, account);
    const lost = dialog.getByText(auth("register.lost", { name: account.name }));
    await expect(lost).toBeVisible();
    // The platform carried it out: the account is there before anything is sent again.
    expect(await signIn(site, account)).toEqual(expect.any(String));
    await fault.remove();

    await page.reload();
    await expect(lost).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: auth("field.username") })).toHaveValue(account.name);
    await register(dialog, voice, account, forms("outcome.retry"));
    await expect(page.getByText(t("session.welcome", { name: account.name }))).toBeVisible();
    await expect(page.getByText(auth("fault.taken"))).toHaveCount(0);
    await expect(page.getByRole("banner").getByText("10,000.00")).toBeVisible();
  });
});

test.describe("/login", { tag: "@guest" }, () => {
  test("the login page leads home once the member is in", async ({ page, t, auth }) => {
    await open(page, "/login");
    await logIn(page.getByRole("form", { name: auth("login.tab") }), { t, auth }, demoMember);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole("banner").getByText(/[\d,]+\.\d\d/)).toBeVisible();
  });
});

test.describe("a member", { tag: "@member" }, () => {
  test("a reload keeps the session, and a press refreshes the balance", async ({ page, t, auth }) => {
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

test.describe("a session that is over", { tag: "@guest" }, () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("a session that the platform does not know ends with a message", async ({ page, t }) => {
    await page.addInitScript(() => sessionStorage.setItem("token", "of-yesterday"));
    await open(page, "/index");
    await expect(page.getByText(t("session.expired"))).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  });
});
