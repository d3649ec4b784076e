import { expect } from "@playwright/test";
import { logIn, logOut, openAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { demoMember } from "./platform.ts";

test.describe("two tabs", { tag: "@guest" }, () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("ST-024 a new tab is logged out, and a logout ends the member's session in every tab", async ({
    page,
    context,
    baseURL,
    t,
    auth,
  }) => {
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
  });
});
