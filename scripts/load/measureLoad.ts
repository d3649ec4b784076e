import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { repeatVisit } from "./repeatVisit.ts";

/** What one visit measured: scores from 0 to 100, times in ms, the layout shift as Chromium counts it. */
export interface Load {
  readonly scores: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<string, number>>;
  readonly layoutShift: number;
  /** Audits of everything but performance that did not pass, by name. */
  readonly failed: readonly string[];
}

interface LoadOptions {
  readonly address: string;
  readonly runs: number;
  /** The browser's program. */
  readonly browser: string;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const timings = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  SI: "speed-index",
} as const;

/** Visits an address several times, each with a fresh profile, as Lighthouse's phone on a slow network. */
export async function measureLoad({ address, runs, browser }: LoadOptions): Promise<readonly Load[]> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    loads.push(await repeatVisit(() => visit(address, browser), console.error));
  }
  return loads;
}

async function visit(address: string, chromePath: string): Promise<Load> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no report on ${address}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const value = (id: string): number => lhr.audits[id]?.numericValue ?? Number.NaN;
    const judged = categories.slice(1).flatMap((id) => lhr.categories[id]?.auditRefs ?? []);
    return {
      scores: Object.fromEntries(categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])),
      times: Object.fromEntries(Object.entries(timings).map(([name, id]) => [name, value(id)])),
      layoutShift: value("cumulative-layout-shift"),
      failed: [
        ...new Set(
          judged.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
        ),
      ],
    };
  } finally {
    chrome.kill();
  }
}
