import { type Locator, type Page, expect } from "@playwright/test";
import { logIn, openAuth } from "./account.ts";
import { coveredControls, setSafeArea } from "./covered.ts";
import { settled } from "./fits.ts";
import { test } from "./fixtures.ts";
import { demoMember } from "./platform.ts";
import { open, openMenu } from "./site.ts";
import { brandIds } from "./variant.ts";

/** A phone with a notch, held in both ways. */
const upright = {
  held: "upright",
  viewport: { width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
} as const;
const landscape = {
  held: "in landscape",
  viewport: { width: 844, height: 390 },
  insets: { top: 0, right: 47, bottom: 21, left: 47 },
} as const;

type Phone = typeof upright | typeof landscape;

/** Scrolls through the whole page, and looks at each window of it. */
async function eachWindow(page: Page, look: (top: number) => Promise<void>): Promise<void> {
  for (let top = 0; ; top += page.viewportSize()!.height * 0.8) {
    const isEnd = await page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: "instant" });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    }, top);
    await look(top);
    if (isEnd) return;
  }
}

for (const brand of brandIds)
  test.describe("a phone with a notch", { tag: ["@guest", "@everyBrand"] }, () => {
    test.use({
      forced: async ({ forced }, use) => use({ brand, device: "phone", ...forced }),
      expectedErrors: [/Failed to load resource/],
    });

    test(`covers no control of ${brand}, of its dialogs, of a game and of a closed site, however it is held`, async ({
      page,
      t,
      auth,
      simulator,
    }) => {
      const faults: string[] = [];
      const hold = async ({ viewport, insets }: Phone): Promise<void> => {
        await page.setViewportSize(viewport);
        await setSafeArea(page, insets);
        await settled(page);
      };
      const note = async (where: string, { held, insets }: Phone): Promise<void> => {
        for (const fault of await coveredControls(page, insets)) faults.push(`${where} ${held}: ${fault}`);
      };
      const look = async (where: string, also?: (phone: Phone) => Promise<void>): Promise<void> => {
        for (const phone of [landscape, upright]) {
          await hold(phone);
          await note(where, phone);
          await also?.(phone);
        }
      };
      const close = async (dialog: Locator): Promise<void> => {
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      };
      // Upright nothing covers the sides of a page, which scrolls below the rest.
      await hold(landscape);
      for (const path of ["/index", "/rng", "/help", "/login", "/nope"]) {
        await open(page, path);
        await page.waitForLoadState("networkidle");
        await eachWindow(page, async (top) => note(`${path} at ${top}`, landscape));
      }

      await open(page, "/index");
      await look("home");
      const visitorMenu = await openMenu(page, t);
      await look("side menu");
      await close(visitorMenu);
      const login = await openAuth(page, { t, auth }, "login");
      await look("login");
      await logIn(login, { t, auth }, demoMember);
      await expect(login).toBeHidden();
      await look("after the login");
      const menu = await openMenu(page, t);
      await menu.getByRole("button", { name: auth("account.deposit"), exact: true }).click();
      await expect(menu).toBeHidden();
      const centre = page.getByRole("dialog");
      await expect(centre).toBeVisible();
      await look("member centre");
      await close(centre);

      await open(page, "/rng");
      await page.getByRole("article").first().getByRole("button").first().click();
      await expect(page).toHaveURL(/\/game$/);
      await expect(page.locator("iframe")).toBeVisible();
      await look("game", async ({ viewport, insets }) => {
        const frame = await page.locator("iframe").boundingBox();
        expect(frame!.x).toBeGreaterThanOrEqual(insets.left);
        expect(frame!.x + frame!.width).toBeLessThanOrEqual(viewport.width - insets.right);
      });

      await simulator.fault({ call: "*", kind: "noResponse" });
      await page.goto("/index");
      await expect(page.getByRole("heading", { level: 1, name: t("platform.title") })).toBeVisible();
      await look("closed site");
      expect(faults).toEqual([]);
    });
  });

test.describe("a phone with a notch without scripts", { tag: ["@guest", "@everyBrand"] }, () => {
  const { viewport, insets } = landscape;
  test.use({ viewport, javaScriptEnabled: false });

  for (const brand of brandIds)
    test.describe(brand, () => {
      test.use({ forced: async ({ forced }, use) => use({ brand, device: "phone", ...forced }) });

      test(`covers no control of the home that is packed for ${brand}, whose header is as wide as the window`, async ({
        page,
      }) => {
        await setSafeArea(page, insets);
        await page.goto("/index");
        await expect(page.getByRole("banner")).toBeVisible();
        expect(await coveredControls(page, insets)).toEqual([]);
        expect(await page.getByRole("banner").boundingBox()).toMatchObject({ x: 0, width: viewport.width });
      });
    });
});
