import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { otherLanguage, textOf } from "./pack.ts";
import { chooseLanguage, comeTo, open } from "./site.ts";

test.describe("home with the platform's content", () => {
  test(
    "every call names its site's merchant, and so does the session storage",
    { tag: ["@BR-014b", "@BR-014c"] },
    async ({ page, site }) => {
      const asked = page.waitForRequest(/MCSFE_getListAnnouncements/);
      await open(page, "/index");
      expect((await asked).headers()["merchant"]).toBe(site.merchant);
      expect(await page.evaluate(() => sessionStorage.getItem("merchant"))).toBe(site.merchant);
    },
  );

  test("home shows the platform's most played games, offers and results", { tag: "@RT-005" }, async ({ page, t }) => {
    await open(page, "/index");
    for (const title of ["home.hot.title", "home.winners.title", "home.promotions.title"]) {
      const section = page.getByRole("region", { name: t(title) });
      await comeTo(section);
      await expect(section.getByRole("article").or(section.getByRole("listitem")).first()).toBeVisible();
    }
  });
});

test.describe("a choice of language", () => {
  test.use({ needs: ["anotherLanguage"] });

  test(
    "applies at once, reloads the content in that language, and persists",
    { tag: ["@HD-065", "@HD-063", "@SM-024"] },
    async ({ page, site, t, variant }) => {
      const other = otherLanguage(site, variant.language);
      const html = page.locator("html");
      await open(page, "/index");
      await expect(html).toHaveAttribute("lang", variant.language);
      const hot = page.getByRole("region", { name: t("home.hot.title") });
      await comeTo(hot);
      await expect(hot.getByRole("article").first()).toBeVisible();
      const again = page.waitForRequest(
        (request) => /GCSGAME_hotGamesV2/.test(request.url()) && request.headers()["language"] === other,
      );
      await chooseLanguage(page, t, other);
      await again;
      await expect(html).toHaveAttribute("lang", other);
      const home = page.getByRole("banner").locator('nav a[href="/index"]').first();
      await expect(home).toHaveText(textOf(site, other, "nav.home"));
      await page.reload();
      await expect(html).toHaveAttribute("lang", other);
    },
  );
});

test.describe("an unreachable platform", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the site reports that the service is unreachable, and opens once it is back", async ({
    page,
    t,
    simulator,
  }) => {
    const fault = await simulator.fault({ call: "*", kind: "noResponse" });
    await page.goto("/index");
    await expect(page.getByRole("heading", { level: 1, name: t("platform.title") })).toBeVisible();
    await fault.remove();
    await page.getByRole("button", { name: t("failure.retry") }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(t("platform.title"));
  });

  test("one failed response leaves the page intact, with a message and a way to retry", async ({
    page,
    t,
    simulator,
  }) => {
    const fault = await simulator.fault({ call: "hotGames", kind: "status", status: 500 });
    await open(page, "/index");
    const section = page.getByRole("region", { name: t("home.hot.title") });
    await comeTo(section);
    await expect(page.getByText(t("call.failed.title", { what: t("home.hot.title") }))).toBeVisible();
    const winners = page.getByRole("region", { name: t("home.winners.title") });
    await comeTo(winners);
    await expect(winners.getByRole("listitem").first()).toBeVisible();
    await fault.remove();
    await section.getByRole("button", { name: t("failure.retry") }).click();
    await expect(section.getByRole("article").first()).toBeVisible();
  });
});
