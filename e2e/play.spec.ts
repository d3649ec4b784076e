import { expect } from "@playwright/test";
import { newAccount, openAuth, register } from "./account.ts";
import { test } from "./fixtures.ts";
import { signIn, totalBalance } from "./platform.ts";
import { open } from "./site.ts";

test.describe("a visitor plays", { tag: "@guest" }, () => {
  test.use({ needs: ["slots"] });

  test("LA-005 RT-034 a new member plays rounds of the slot, and the balance changes by exactly what the platform booked", async ({
    page,
    site,
    t,
    auth,
  }, info) => {
    const account = newAccount(info);
    await open(page, "/rng");
    await register(await openAuth(page, { t, auth }, "register"), { t, auth }, account);
    await expect(page.getByText(t("session.welcome", { name: account.name }))).toBeVisible();
    await page.getByRole("article").first().getByRole("button").first().click();
    await expect(page).toHaveURL(/\/game$/);
    const game = page.frameLocator("iframe");
    const spin = game.locator("#play");
    const last = game.locator("#last");
    for (let round = 1; round <= 10; round += 1) {
      await expect(spin).toHaveAttribute("aria-disabled", "false");
      await spin.click();
      // The page repeats the calculation of each round with the secret that it now knows.
      await expect(last).toContainText(String(round));
      await expect(last).toContainText("✓");
    }
    const shown = (await game.locator("#balance").textContent()) ?? "";
    const token = await signIn(site, account);
    expect(Number(shown.replaceAll(",", ""))).toBe(await totalBalance(site, token));
    await expect(page.getByRole("banner").getByText(shown)).toBeVisible();
  });
});

test.describe("/game without a game", { tag: "@guest" }, () => {
  test("RT-035 leads home and says why", async ({ page, t }) => {
    await page.goto("/game");
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText(t("session.noGame"))).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
