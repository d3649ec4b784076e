import type { Page } from "@playwright/test";

/** Waits until the page has the stylesheet of its web fonts, which comes after its first content. */
export async function webFontsAdded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/fonts-"]')?.sheet,
  );
}
