import { type Page, expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { untranslated } from "./needs.ts";
import { keysOf, textOf } from "./pack.ts";
import { chooseLanguage, open, openMenu } from "./site.ts";

/** Keys of text files that appear among the visible words. */
async function rawKeys(page: Page): Promise<readonly string[]> {
  const keys = keysOf(["core", "auth", "forms"]);
  const words = (await page.locator("body").innerText()).split(/\s+/u);
  return words.filter((word) => keys.has(word));
}

test.describe("the whole list of languages", { tag: "@guest" }, () => {
  test.use({ needs: ["wholeLanguageList"] });

  test(
    "a language without texts shows English and no raw key, is requested from the platform, and persists",
    { tag: ["@BR-023", "@BR-024"] },
    async ({ page, site, t }) => {
      const say = (key: string) => textOf(site, untranslated, key);
      await open(page, "/index");
      const menu = await openMenu(page, t);
      const list = menu.getByRole("combobox", { name: t("language.label") });
      const codes = await list
        .locator("option")
        .evaluateAll((options) => options.map((each) => each.getAttribute("value")));
      expect(codes).toEqual(site.locales);
      await page.keyboard.press("Escape");

      const asked = page.waitForRequest(
        (request) => /GCSGAME_hotGamesV2/.test(request.url()) && request.headers()["language"] === untranslated,
      );
      await chooseLanguage(page, t, untranslated);
      await asked;
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page).toHaveTitle(site.title.en);
      await expect(page.getByRole("region", { name: say("home.winners.title") })).toBeAttached();
      expect(await rawKeys(page)).toEqual([]);

      await open(page, "/login");
      await expect(
        page.getByRole("heading", { name: textOf(site, untranslated, "login.title", {}, "auth") }),
      ).toBeVisible();
      expect(await rawKeys(page)).toEqual([]);
      await expect(page.getByRole("button", { name: `${say("language.label")}: VI` })).toBeVisible();
    },
  );
});
