import type { Browser, Page } from "@playwright/test";
import { longestTask } from "./longestTask.ts";

/** The longest task of the main thread, in ms, from the beginning of an action until the page has nothing more to do. */
export async function traceTask(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"],
  });
  await action();
  await idle(page);
  return longestTask(JSON.parse((await browser.stopTracing()).toString("utf8")) as Parameters<typeof longestTask>[0]);
}

/** Waits until the page has nothing more to do. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
}
