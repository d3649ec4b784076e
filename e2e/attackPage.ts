import type { NumberedAttack } from "@livery/pack/testing/attacks/attacks.ts";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Done, runAttacks } from "./runAttacks.ts";

/** Requests to the attackers' host, by the attacks' numbers. */
export interface Requested {
  readonly all: Set<number>;
  /** Those that were to replace a page or a frame. */
  readonly pages: Set<number>;
}

/** Answers every request to the attackers' host, so that none leaves this machine. */
export async function watchAttackers(context: BrowserContext): Promise<Requested> {
  const requested: Requested = { all: new Set(), pages: new Set() };
  await context.route(
    ({ hostname }) => hostname === "evil.example",
    async (route) => {
      const request = route.request();
      const number = Number(/^\/(\d+)/.exec(new URL(request.url()).pathname)?.[1]);
      requested.all.add(number);
      if (request.isNavigationRequest()) requested.pages.add(number);
      // A page that gets no content stays.
      await route.fulfill({ status: 204, headers: { "Access-Control-Allow-Origin": "*" } });
    },
  );
  return requested;
}

/** A page in a context of its own: attacked pages make errors and requests, which the tests' own context reports as faults. */
export async function openAttacked(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ readonly page: Page; readonly requested: Requested }> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const requested = await watchAttackers(context);
  return { page: await context.newPage(), requested };
}

/** Opens an empty page of the site with these headers, for attacks to be put into. */
export async function openEmptyPage(page: Page, headers: Readonly<Record<string, string>>): Promise<void> {
  const body = "<!doctype html><title>Empty</title>";
  await page.route("**/empty", (route) =>
    route.fulfill({ headers: { ...headers, "Content-Type": "text/html" }, body }),
  );
  await page.goto("/empty");
}

export interface Outcome {
  readonly succeeded: readonly NumberedAttack[];
  /** The number of attacks whose HTML the browser refused to parse. */
  readonly refused: number;
}

/** How many frames a page has at a time. */
const BATCH = 100;

/** Attacks the page. */
export async function attackPage(
  page: Page,
  attacks: readonly NumberedAttack[],
  { requested, vouched }: { readonly requested: Requested; readonly vouched: boolean },
): Promise<Outcome> {
  const outcomes = [];
  for (let first = 0; first < attacks.length; first += BATCH) {
    const list = attacks.slice(first, first + BATCH);
    const done = await page.evaluate(runAttacks, { attacks: list, vouched });
    outcomes.push({
      succeeded: list.filter((each) => hasSucceeded(each, done, requested)),
      refused: done.refused.length,
    });
  }
  return {
    succeeded: outcomes.flatMap(({ succeeded }) => succeeded),
    refused: outcomes.reduce((sum, { refused }) => sum + refused, 0),
  };
}

export function describe({ kind, html }: NumberedAttack): string {
  return `${kind}: ${html}`;
}

/** Scripts and requests count for every attack, the other effects for those that are about them. */
function hasSucceeded(
  { number, does }: NumberedAttack,
  { ran, clobbered, shown }: Done,
  requested: Requested,
): boolean {
  if (ran.includes(number) || requested.all.has(number)) return true;
  return does === "clobbers" ? clobbered.includes(number) : does === "shows" && shown.includes(number);
}
