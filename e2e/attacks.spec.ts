import { attacks } from "@livery/pack/testing/attacks/attacks.ts";
import type { LanguageCode } from "@livery/product/languages.ts";
import { expect } from "@playwright/test";
import { attackPage, describe, openAttacked, openEmptyPage, watchAttackers } from "./attackPage.ts";
import { achieved, answerWithAttacks } from "./attackPlatform.ts";
import { test } from "./fixtures.ts";
import { textOf } from "./pack.ts";
import { comeTo } from "./site.ts";

// Our corpus of attacks, each in the browser: without any wall, with the sanitiser alone, and with the policy alone.

test("on a page without walls each of 250 attacks in more than 20 kinds succeeds", async ({ browser, baseURL }) => {
  expect(attacks.length).toBeGreaterThanOrEqual(250);
  expect(new Set(attacks.map(({ kind }) => kind)).size).toBeGreaterThan(20);
  const { page, requested } = await openAttacked(browser, baseURL);
  await openEmptyPage(page, {});
  let left = attacks;
  await expect(async () => {
    const { succeeded } = await attackPage(page, left, { requested, vouched: true });
    left = left.filter((attack) => !succeeded.includes(attack));
    expect(left.map(describe)).toEqual([]);
  }).toPass();
  await page.context().close();
});

test("without the sanitiser Trusted Types refuse all attacks, and other directives all that run or send", async ({
  browser,
  baseURL,
}) => {
  const { page, requested } = await openAttacked(browser, baseURL);
  const site = await page.goto("/index", { waitUntil: "commit" });
  const csp = site?.headers()["content-security-policy"] ?? "";
  await openEmptyPage(page, { "Content-Security-Policy": csp });
  const strict = await attackPage(page, attacks, { requested, vouched: false });
  expect(strict.succeeded.map(describe)).toEqual([]);
  expect(strict.refused).toBe(attacks.length);
  expect([...requested.all]).toEqual([]);

  // Names, the page's look and a refresh are beyond any policy.
  const lax = await attackPage(page, attacks, { requested, vouched: true });
  expect(lax.succeeded.map(describe)).toEqual(attacks.filter(({ passesCsp }) => passesCsp).map(describe));
  expect(lax.refused).toBe(0);
  await page.context().close();
});

test.describe("without a policy", { tag: "@guest" }, () => {
  test.use({ bypassCSP: true, needs: ["notices", "promotions", "help", "download"] });

  test(
    "no attack in any text, HTML or address of the platform runs, asks, leaves or takes a name",
    { tag: ["@NT-012", "@PR-026", "@FT-014", "@HP-004"] },
    async ({ page, context, site, variant }) => {
      const requested = await watchAttackers(context);
      await answerWithAttacks(page);
      const main = page.getByRole("main");
      const download = (key: string) => textOf(site, variant.language as LanguageCode, key, {}, "download");
      const faults: string[] = [];
      const check = async () => faults.push(...(await achieved(page)));

      await page.goto("/index");
      const popup = page.getByRole("dialog");
      await expect(popup.getByRole("article")).toHaveCount(attacks.length);
      await check();
      await popup.getByRole("button").last().click();
      await expect(popup).toBeHidden();
      for (const region of await main.getByRole("region").all()) await comeTo(region);
      await check();
      for (const path of ["/help", "/promotions", "/promoDetail?id=welcome", "/noticePage", "/rng"]) {
        await page.goto(path);
        await expect(main, path).toContainText(/fired\(|evil\.example/);
        await check();
      }
      // No address of an app is one to offer.
      await page.goto("/download");
      await expect(main).toContainText(download("apps.none.title"));
      await check();
      expect(faults).toEqual([]);
      expect([...requested.all]).toEqual([]);
    },
  );
});
