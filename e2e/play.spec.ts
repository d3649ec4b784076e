import { expect } from "@playwright/test";
import { newAccount, openAuth, register } from "./account.ts";
import { test } from "./fixtures.ts";
import { gameIn, minor } from "./gameIn.ts";
import { played, signIn, totalBalance } from "./platform.ts";
import { open } from "./site.ts";
import { brandIds } from "./variant.ts";

test.describe("a visitor plays", { tag: "@guest" }, () => {
  // Without motion nothing waits for reels and cards.
  test.use({ needs: ["slots", "live"], contextOptions: { reducedMotion: "reduce" } });

  test(
    "a new member finds baccarat by search and plays; the balance changes as the platform booked",
    { tag: ["@LA-005", "@LB-023", "@RT-034"] },
    async ({ page, site, t, auth }, info) => {
      const account = newAccount(info);
      await open(page, "/live");
      await register(await openAuth(page, { t, auth }, "register"), { t, auth }, account);
      await expect(page.getByText(t("session.welcome", { name: account.name }))).toBeVisible();
      await page.getByRole("searchbox").fill("ㅂㅋㄹ");
      const found = page.getByRole("main").getByRole("article");
      await expect(found.filter({ hasNotText: /바카라|baccarat/iu })).toHaveCount(0);
      await expect(page).toHaveURL(/search=/u);
      await found.first().getByRole("button").first().click();
      await expect(page).toHaveURL(/\/game$/);
      const baccarat = gameIn(page);
      await baccarat.ready();
      await baccarat.game.locator("#on-player").click();
      const before = minor(await baccarat.balance());
      await baccarat.round(1);

      await open(page, "/rng");
      await page.getByRole("article").first().getByRole("button").first().click();
      const slot = gameIn(page);
      for (let round = 1; round <= 10; round += 1) await slot.round(round);
      const shown = await slot.balance();
      const token = await signIn(site, account);
      const { stakes, wins } = await played(site, token);
      expect(stakes).toBeGreaterThan(0);
      expect(minor(shown) - before).toBe(wins - stakes);
      expect(Number(shown.replaceAll(",", ""))).toBe(await totalBalance(site, token));
      await expect(page.getByRole("banner").getByText(shown)).toBeVisible();
    },
  );
});

for (const brand of brandIds)
  test.describe("a touch", { tag: ["@member", "@everyBrand"] }, () => {
    test.use({ device: "phone", forced: async ({ forced }, use) => use({ brand, ...forced }) });

    test(`anywhere on the card of a game of ${brand} plays it`, async ({ page }) => {
      for (const height of [0.2, 0.4, 0.55, 0.7, 0.9]) {
        await open(page, "/rng");
        const cover = page.getByRole("article").first().getByRole("button").first();
        await expect(cover).toBeVisible();
        const box = (await cover.boundingBox())!;
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * height);
        await expect(page, `at ${height}`).toHaveURL(/\/game$/);
      }
    });
  });

test.describe("/game without a game", { tag: "@guest" }, () => {
  test("leads home and says why", { tag: "@RT-035" }, async ({ page, t }) => {
    await page.goto("/game");
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText(t("session.noGame"))).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
