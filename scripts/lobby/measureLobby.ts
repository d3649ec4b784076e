import type { Browser, Page } from "@playwright/test";
import en from "@livery/runtime/i18n/locales/en/lobby.json" with { type: "json" };
import ko from "@livery/runtime/i18n/locales/ko/lobby.json" with { type: "json" };
import { traceTask } from "../browser/traceTask.ts";

/** What a visitor does in a long list. */
export const actions = ["load one more page", "type in the search", "switch the provider"] as const;

/** The longest task of each action in ms, and the most cards that the page had at once. */
export interface LobbyRun {
  readonly tasks: Readonly<Record<(typeof actions)[number], number>>;
  readonly cards: number;
}

interface LobbyOptions {
  readonly browser: Browser;
  /** The address of a lobby. */
  readonly address: string;
  /** How many steps of the list are loaded first. */
  readonly pages: number;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

const either = (key: "more" | "search.label" | "vendors") => new RegExp(`^(?:${ko[key]}|${en[key]})$`, "u");

/** Opens a lobby, loads many pages of its games, and traces what a visitor does then on a slow phone. */
export async function measureLobby({ browser, address, pages, slowdown }: LobbyOptions): Promise<LobbyRun> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await context.addInitScript(() => {
      localStorage.setItem("ageNotice", "seen");
      localStorage.setItem("popupHidden", new Date().toDateString());
    });
    const page = await context.newPage();
    await page.goto(address);
    for (let step = 0; step < pages; step += 1) await loadMore(page);
    const longCards = await page.getByRole("article").count();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const trace = (action: () => Promise<void>): Promise<number> => traceTask(browser, page, action);
    const more = await trace(() => loadMore(page));
    const search = page.getByRole("searchbox", { name: either("search.label") });
    const typed = await trace(() => newList(page, () => search.pressSequentially("호랑이", { delay: 90 })));
    await newList(page, () => search.fill(""));
    const providers = page.getByRole("navigation", { name: either("vendors") }).getByRole("link");
    const switched = await trace(() => newList(page, () => providers.nth(2).press("Enter")));
    const cards = Math.max(longCards, await page.getByRole("article").count());
    return { tasks: { [actions[0]]: more, [actions[1]]: typed, [actions[2]]: switched }, cards };
  } finally {
    await context.close();
  }
}

/** The number of games in the list that is shown. */
const sizeOf = (page: Page) =>
  page.evaluate(() => Number(document.querySelector("li[aria-setsize]")?.getAttribute("aria-setsize") ?? 0));

async function loadMore(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: either("more") });
  await button.waitFor();
  const before = await sizeOf(page);
  // A press by key: a click waits until the list, which is measured as it is scrolled, no longer moves.
  await button.press("Enter");
  await page.waitForFunction(
    (size) => Number(document.querySelector("li[aria-setsize]")?.getAttribute("aria-setsize") ?? 0) > size,
    before,
  );
}

/** Does what changes the list, and waits for the other one. */
async function newList(page: Page, change: () => Promise<void>): Promise<void> {
  const before = await sizeOf(page);
  await change();
  await page.waitForFunction((size) => {
    const cell = document.querySelector("li[aria-setsize]");
    return cell !== null && Number(cell.getAttribute("aria-setsize")) !== size;
  }, before);
}
