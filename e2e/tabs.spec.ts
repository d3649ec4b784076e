import { expect } from "@playwright/test";
import { authDialog, logIn, logOut, openAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { test as onOwnServer } from "./ownServer.ts";
import { demoMember, freshMember } from "./platform.ts";
import { closeAnnouncements, open, openMenu } from "./site.ts";

const MINUTE = 60_000;

test.describe("two tabs", { tag: "@guest" }, () => {
  test.use({ expectedErrors: [/status of 401/] });

  test(
    "a new tab is logged out, and a logout ends the member's session in every tab",
    { tag: "@ST-024" },
    async ({ page, context, baseURL, t, auth }) => {
      const voice = { t, auth };
      const balance = /[\d,]+\.\d\d/;
      const second = await context.newPage();
      for (const tab of [page, second]) {
        await tab.goto(`${baseURL}/index`);
        const login = await openAuth(tab, voice, "login");
        await logIn(login, voice, demoMember);
        await expect(tab.getByRole("banner").getByText(balance)).toBeVisible();
      }
      await logOut(page, voice);
      await expect(second.getByText(t("session.elsewhere"))).toBeVisible();
      await expect(second.getByRole("banner").getByText(balance)).toHaveCount(0);
      expect(await second.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    },
  );
});

test.describe("two members", { tag: "@guest" }, () => {
  test("a member who logs in in one tab leaves the other tab to its own member", async ({ page, context, t, auth }) => {
    const voice = { t, auth };
    const second = await context.newPage();
    const tabs = [
      { tab: page, member: demoMember, balance: "258,600.50" },
      { tab: second, member: { ...demoMember, name: "vip" }, balance: "12,480,350.00" },
    ];
    for (const { tab, member } of tabs) {
      await open(tab, "/index");
      await logIn(await openAuth(tab, voice, "login"), voice, member);
    }
    for (const { tab, balance } of tabs) {
      // Asked for again: by the session of its own member.
      await tab.reload();
      await expect(tab.getByRole("banner").getByText(balance)).toBeVisible();
    }
    await logOut(second, voice);
    await page.reload();
    await expect(page.getByRole("banner").getByText("258,600.50")).toBeVisible();
  });
});

onOwnServer.describe("a session that ends", { tag: "@guest" }, () => {
  onOwnServer.use({ expectedErrors: [/status of 401/] });

  onOwnServer(
    "by the platform's clock shows its end when it comes, in its own tab, and a login goes on there",
    async ({ page, context, baseURL, own, textsOf, t, auth }) => {
      const voice = { t, auth };
      await closeAnnouncements(page, t, textsOf("notices"));
      const amount = /[\d,]+\.\d\d/;
      const second = await context.newPage();
      await page.clock.install();
      for (const tab of [page, second]) {
        await open(tab, `${baseURL}/promotions`);
        await logIn(await openAuth(tab, voice, "login"), voice, demoMember);
        await expect(tab.getByRole("banner").getByText(amount)).toBeVisible();
      }
      await own.moveClock(20 * MINUTE);
      const asked = second.waitForResponse(/\/wps\/v2\/wallets\/balance/);
      await (await openMenu(second, t)).getByRole("button", { name: auth("account.refresh") }).click();
      await asked;
      await own.moveClock(15 * MINUTE);
      await page.clock.fastForward(35 * MINUTE);
      await expect(page.getByText(t("session.expired"))).toBeVisible();
      await expect(page.getByRole("banner").getByText(amount)).toHaveCount(0);
      await second.reload();
      await expect(second.getByRole("banner").getByText(amount)).toBeVisible();

      await logIn(await openAuth(page, voice, "login"), voice, demoMember);
      await expect(page.getByRole("banner").getByText(amount)).toBeVisible();
      await expect(page).toHaveURL(/\/promotions$/);
    },
  );

  onOwnServer(
    "in one tab, because the other set the new password, asks for a login when its own form is sent",
    async ({ page, context, baseURL, t, auth }) => {
      const voice = { t, auth };
      const second = await context.newPage();
      const forced = (tab: typeof page) => tab.getByRole("dialog", { name: auth("password.forced.title") });
      const change = async (tab: typeof page, password: string): Promise<void> => {
        for (const at of [0, 1]) await forced(tab).locator('input[autocomplete="new-password"]').nth(at).fill(password);
        await forced(tab)
          .getByRole("button", { name: auth("password.submit"), exact: true })
          .click();
        await expect(forced(tab)).toBeHidden();
      };
      for (const tab of [page, second]) {
        await open(tab, `${baseURL}/index`);
        await logIn(await openAuth(tab, voice, "login"), voice, freshMember);
        await expect(forced(tab)).toBeVisible();
      }
      await change(second, "Clear-Sky-9");
      await expect(second.getByRole("banner").getByText(/[\d,]+\.\d\d/)).toBeVisible();
      await change(page, "Other-Sky-8");
      await expect(authDialog(page, voice, "login").getByText(auth("login.notice.expired"))).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
    },
  );
});
