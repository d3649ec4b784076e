import { expect } from "@playwright/test";
import { logIn, openAuth } from "./account.ts";
import { test } from "./ownServer.ts";
import { demoMember } from "./platform.ts";
import { open } from "./site.ts";

test.describe("a brand with a key for encrypted calls", { tag: "@guest" }, () => {
  test.use({ encrypted: true });

  test("a login is encrypted from the browser to the platform", { tag: "@AU-075" }, async ({ page, t, auth }) => {
    // An encrypted body contains its time and is rejected if that is a day off the platform's: this test must work on
    // any day.
    await page.clock.setFixedTime(Date.now());
    await open(page, "/index");
    const login = await openAuth(page, { t, auth }, "login");
    await logIn(login, { t, auth }, demoMember);
    // From a brand with a key the platform accepts no body in clear.
    await expect(login).toBeHidden();
  });
});
