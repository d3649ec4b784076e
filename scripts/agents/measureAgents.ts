import type { Browser, ElementHandle, Locator, Page } from "@playwright/test";
import { idle, traceTask } from "../browser/traceTask.ts";
import en from "@livery/runtime/i18n/locales/en/agent.json" with { type: "json" };
import enAuth from "@livery/runtime/i18n/locales/en/auth.json" with { type: "json" };
import enRecords from "@livery/runtime/i18n/locales/en/records.json" with { type: "json" };
import ko from "@livery/runtime/i18n/locales/ko/agent.json" with { type: "json" };
import koAuth from "@livery/runtime/i18n/locales/ko/auth.json" with { type: "json" };
import koRecords from "@livery/runtime/i18n/locales/ko/records.json" with { type: "json" };

/** What an agent does in the centre. */
export const actions = [
  "open the centre",
  "open the team overview",
  "open team management",
  "load more members",
  "search an account",
  "open a team below",
  "a year's profit and loss",
] as const;

type Action = (typeof actions)[number];

/** The longest task of each action, in ms. */
export type AgentRun = Readonly<Record<Action, number>>;

interface AgentsOptions {
  readonly browser: Browser;
  /** The address of a site. */
  readonly address: string;
  /** The session of an agent with a large team. */
  readonly token: string;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

const either = (one: string, other: string, tail = "$") => new RegExp(`^(?:${one}|${other})${tail}`, "u");

/** Goes through the agent centre on a slow phone, and traces each action. */
export async function measureAgents({ browser, address, token, slowdown }: AgentsOptions): Promise<AgentRun> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await context.addInitScript((session) => {
      localStorage.setItem("ageNotice", "seen");
      localStorage.setItem("popupHidden", new Date().toDateString());
      sessionStorage.setItem("token", session);
    }, token);
    const page = await context.newPage();
    await page.goto(`${address}/index`);
    const menu = page.getByRole("button", { name: either(enAuth["account.agent"], koAuth["account.agent"]) });
    await openSideMenu(page);
    await menu.waitFor();
    await idle(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const found: Partial<Record<Action, number>> = {};
    // Playwright's search by role is a long task of its own on a slow phone, so it is done before and after a trace.
    const trace = async (action: Action, element: Locator, act: (element: ElementHandle) => Promise<void>) => {
      const handle = await element.elementHandle();
      if (!handle) throw new Error(`${action}: there is nothing to press.`);
      found[action] = await traceTask(browser, page, () => act(handle));
    };
    const centre = page.getByRole("dialog");
    const entry = (id: keyof typeof en & `pane.${string}`) =>
      centre.getByRole("button", { name: either(en[id], ko[id], "") });
    const rows = page.locator("dialog tr");
    const back = () => centre.locator("header button").first().press("Enter");
    await trace("open the centre", menu, async (element) => {
      await element.press("Enter");
      // The menu closes once the centre is open.
      await element.waitForElementState("hidden");
    });
    await trace("open the team overview", entry("pane.agentTeamOverview"), async (element) => {
      await element.press("Enter");
      await page.locator("dialog strong").first().waitFor();
    });
    await back();
    await trace("open team management", entry("pane.agentTeamManagement"), async (element) => {
      await element.press("Enter");
      await rows.nth(1).waitFor();
    });
    const more = centre.getByRole("button", { name: /^(?:Show the next|다음 )/u });
    await trace("load more members", more, async (element) => {
      const before = await rows.count();
      await element.press("Enter");
      await page.waitForFunction((count) => document.querySelectorAll("dialog[open] tr").length > count, before);
    });
    const search = centre.getByRole("searchbox", {
      name: either(enRecords["account.search"], koRecords["account.search"]),
    });
    await trace("search an account", search, async (element) => {
      await element.fill("team4999");
      await element.press("Enter");
      await page.locator("dialog tr", { hasText: "team4999" }).first().waitFor();
    });
    await search.fill("");
    await search.press("Enter");
    await rows.nth(2).waitFor();
    await trace("open a team below", rows.nth(1).getByRole("button").first(), async (element) => {
      await element.press("Enter");
      await page.locator("dialog[open]").nth(1).waitFor();
    });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").nth(1).waitFor({ state: "detached" });
    await back();
    await entry("pane.agentUserProfit").press("Enter");
    await rows.nth(1).waitFor();
    await centre
      .getByRole("radio", { name: either(enRecords["period.custom"], koRecords["period.custom"]) })
      .press("Space");
    const year = new Date(Date.now() - 360 * 86_400_000).toISOString().slice(0, 10);
    await trace("a year's profit and loss", centre.locator("input[type=date]").first(), async (element) => {
      await element.fill(year);
      await rows.nth(1).waitFor();
    });
    return found as AgentRun;
  } finally {
    await context.close();
  }
}

async function openSideMenu(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(?:Menu|메뉴)/u })
    .first()
    .click();
}
