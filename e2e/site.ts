import { type Locator, type Page, expect } from "@playwright/test";

type Texts = (key: string) => string;

/** Opens an address and waits until the site has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** Waits until the site answers to presses: home is in the page before its code has run. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-start");
  await expect(page.getByRole("main")).toBeVisible();
}

/** The button that opens the side menu: in the header, or in the tab bar of phones. */
export function menuButton(page: Page, t: Texts): Locator {
  const inHeader = page.getByRole("button", { name: t("header.menu"), exact: true });
  const inTabBar = page.getByRole("button", { name: t("tab.menu"), exact: true });
  return inHeader.or(inTabBar).filter({ visible: true }).first();
}

/**
 * Opens the side menu and returns it. Presses the button without scrolling to it, because a header that scrolls away
 * may be out of sight. Under a modal dialog a visitor cannot press it. Pop-ups that open in the same moment close and take
 * the menu with them, so it may need another press.
 */
export async function openMenu(page: Page, t: Texts): Promise<Locator> {
  const menu = page.getByRole("dialog", { name: t("menu.title") });
  await expect(async () => {
    if (!(await menu.isVisible())) {
      await expect(page.locator("dialog:modal")).toHaveCount(0);
      await menuButton(page, t).dispatchEvent("click");
    }
    await expect(menu).toBeVisible({ timeout: PATIENCE_MS });
  }).toPass();
  return menu;
}

/** After a press, before it is repeated. */
const PATIENCE_MS = 5000;

/** Keeps the announcements away on each day of the page's own clock, also if a day begins while the page is open. */
export async function hideAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("popupHidden", new Date().toDateString());
    sessionStorage.setItem("popupShown", "member");
  });
}

/**
 * Closes the announcements whenever they open: with its clock a page reaches the next day, which has its own. If a dialog was
 * opened in the same moment it covers them, and it closes with them: a click would wait for it until the test ends.
 */
export async function closeAnnouncements(page: Page, t: Texts, notices: Texts): Promise<void> {
  await page.addLocatorHandler(page.getByRole("dialog", { name: notices("popup.title") }), async (announcements) =>
    announcements.getByRole("button", { name: t("dialog.close"), exact: true }).dispatchEvent("click"),
  );
}

/** Chooses a language in the side menu, which shows a few as buttons and many as a list. */
export async function chooseLanguage(page: Page, t: Texts, language: string): Promise<void> {
  const menu = await openMenu(page, t);
  const list = menu.getByRole("combobox", { name: t("language.label") });
  const option = menu.getByRole("group", { name: t("language.label") }).locator(`label[lang="${language}"]`);
  await list.or(option).waitFor();
  if (await list.isVisible()) await list.selectOption(language);
  else await option.click();
}

/** Goes to a page by its entry in the side menu, which works on every device. Does not scroll the page. */
export async function goTo(page: Page, t: Texts, entry: string): Promise<void> {
  const menu = await openMenu(page, t);
  await menu
    .getByRole("link", { name: t(`nav.${entry}`), exact: true })
    .first()
    .click();
  await expect(menu).toBeHidden();
}

/** The names of the section chunks that a page requests, updated as it requests them. */
export function fetchedSections(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/assets\/(\w+)-[\w-]+\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls to a position once the page is long enough, because its content loads later. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y);
        return window.scrollY;
      }, top),
    )
    .toBe(top);
}

/** Scrolls to a part of the page that may re-render on the way, because its content loads when it is near. */
export async function comeTo(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
}
