import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { started } from "./site.ts";

/** Keeps the app's code back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/app-\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test.describe("home before its code has run", { tag: "@guest" }, () => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("shows its first view in the brand's language, a sentence and the contact", async ({ page, site }) => {
      await page.goto("/index");
      await expect(page.locator("html")).toHaveAttribute("lang", site.defaultLanguage);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toBeVisible();
      await expect(page.getByText(/JavaScript/u).first()).toBeVisible();
      await expect(page.getByRole("link", { name: site.contact.email! })).toBeVisible();
    });
  });

  test("is taken over as it is, and answers to presses then", async ({ page }) => {
    // A visitor who has chosen neither a language nor a mode.
    await page.addInitScript(() => ["lang", "mode"].forEach((key) => localStorage.removeItem(key)));
    const release = await holdApp(page);
    await page.goto("/", { waitUntil: "commit" });
    const title = page.locator("h1").filter({ visible: true });
    await expect(title).toBeVisible();
    const drawn = await title.elementHandle();
    release();
    await started(page);
    await expect(page).toHaveURL(/\/index$/);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

test.describe("another page", { tag: "@guest" }, () => {
  test.use({ needs: ["promotions"] });

  /** The files that a page requests from its pack, in this order. */
  function requestedFiles(page: Page): readonly string[] {
    const files: string[] = [];
    page.on("request", (request) => {
      const [, file] = /\/assets\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
      if (file !== undefined) files.push(file);
    });
    return files;
  }

  test("requests its code, styles and texts once, in the visitor's language, before the app runs", async ({
    page,
    variant,
  }) => {
    const files = requestedFiles(page);
    const release = await holdApp(page);
    await page.goto("/promotions", { waitUntil: "commit" });
    const texts = `text-${variant.language}`;
    for (const [name, type] of [
      ["promo", "js"],
      ["promo", "css"],
      [`${texts}-features`, "json"],
      [`${texts}-frame`, "json"],
    ])
      await expect.poll(() => files.join(" ")).toMatch(new RegExp(`\\b${name}-\\w+\\.${type}\\b`, "u"));
    release();
    await started(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  });

  test("requests its fonts once the first screen has its responses", async ({ page }) => {
    const files = requestedFiles(page);
    const fonts = () => files.filter((file) => /^fonts-|\.woff2$/u.test(file));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/getListAnnouncements/u, async (route) => {
      await held;
      await route.continue();
    });
    // The page's own time moves only here, so that its patience does not end on a slow machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto("/promotions");
    const waiting = page.getByRole("main").locator("[aria-busy=true]");
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await waiting.count()).toBeGreaterThan(0);
    }).toPass({ intervals: [50] });
    await page.clock.runFor(500);
    expect(fonts()).toEqual([]);
    release();
    await expect(async () => {
      await page.clock.runFor(20);
      expect(fonts().map((file) => file.startsWith("fonts-"))).toContain(true);
    }).toPass({ intervals: [50] });
    // The files come first: the stylesheet alone would lay out all text once more.
    expect(fonts()[0]).toMatch(/-latin-\w+\.woff2$/u);
  });
});

test.describe("a visitor who chose another language", { tag: "@guest" }, () => {
  test.use({ forced: async ({ forced }, use) => use({ language: "en", ...forced }) });

  test("gets it in the document with the first text", async ({ page, variant }) => {
    await page.addInitScript(() => {
      const languages = new Set<string>();
      // Until the app has started, the page has its own language, and a home that is not shown.
      new MutationObserver(() => {
        const { lang, dataset } = document.documentElement;
        if (dataset["start"] === undefined && document.querySelector("main h1")) languages.add(lang);
      }).observe(document, { subtree: true, childList: true });
      Object.assign(window, { languages });
    });
    await page.goto("/index");
    await started(page);
    const seen = () => [...(window as unknown as { readonly languages: ReadonlySet<string> }).languages];
    expect(await page.evaluate(seen)).toEqual([variant.language]);
  });
});

test.describe("the pop-up announcements", { tag: "@guest" }, () => {
  test.use({ needs: ["notices"] });

  test("open with their texts, so that the dialog keeps its height", async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem("popupHidden"));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const sanitiser = /\/assets\/html-\w+\.js$/;
    await page.route(sanitiser, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(sanitiser);
    await page.goto("/index");
    await asked;
    await expect(page.getByRole("dialog")).toHaveCount(0);
    release();
    await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("dialog").locator('[aria-busy="true"]')).toHaveCount(0);
  });
});
