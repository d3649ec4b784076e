import type { Browser, Page } from "@playwright/test";
import { traceTask } from "../browser/traceTask.ts";
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
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const found: Partial<Record<Action, number>> = {};
    const trace = async (action: Action, act: () => Promise<void>): Promise<void> => {
      found[action] = await traceTask(browser, page, act);
    };
    const centre = page.getByRole("dialog");
    const entry = (id: keyof typeof en & `pane.${string}`) =>
      centre.getByRole("button", { name: either(en[id], ko[id], "") });
    const rows = centre.getByRole("row");
    const back = () => centre.locator("header button").first().press("Enter");
    await trace("open the centre", async () => {
      await menu.press("Enter");
      await entry("pane.agentTeamOverview").waitFor();
    });
    await trace("open the team overview", async () => {
      await entry("pane.agentTeamOverview").press("Enter");
      await centre.locator("strong").first().waitFor();
    });
    await back();
    await trace("open team management", async () => {
      await entry("pane.agentTeamManagement").press("Enter");
      await rows.nth(1).waitFor();
    });
    const more = centre.getByRole("button", { name: /^(?:Show the next|다음 )/u });
    await trace("load more members", async () => {
      const before = await rows.count();
      await more.press("Enter");
      await page.waitForFunction((count) => document.querySelectorAll("dialog[open] tr").length > count, before);
    });
    const search = centre.getByRole("searchbox", {
      name: either(enRecords["account.search"], koRecords["account.search"]),
    });
    await trace("search an account", async () => {
      await search.fill("team4999");
      await search.press("Enter");
      await centre.getByText("team4999", { exact: true }).first().waitFor();
    });
    await search.fill("");
    await search.press("Enter");
    await rows.nth(2).waitFor();
    await trace("open a team below", async () => {
      await rows.nth(1).getByRole("button").first().press("Enter");
      await page.getByRole("dialog").nth(1).waitFor();
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
    await trace("a year's profit and loss", async () => {
      await centre.locator("input[type=date]").first().fill(year);
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
