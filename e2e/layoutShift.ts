import type { Page } from "@playwright/test";
import { webFontsAdded } from "./webFontsAdded.ts";

/** The layout shifts of a load that nobody caused by a press, added up; what moved, for a message. */
interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Keeps the shifts of every page that opens from now on, for `shiftsOf`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const moved: string[] = [];
    const keep = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
        if (hadRecentInput) continue;
        sum += value;
        const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
        const nodes = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element | null)?.textContent?.trim().slice(0, 30)} (${place(previousRect)} → ${place(currentRect)})`,
        );
        moved.push(`${value.toFixed(3)} by ${nodes.join(" | ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const readShifts = (): Shifts => {
      keep(observer.takeRecords());
      return { sum, moved };
    };
    Object.assign(window, { readShifts });
  });
}

/** The shifts until now, once the page has its fonts and has painted what it has received. */
export async function shiftsOf(page: Page): Promise<Shifts> {
  await webFontsAdded(page);
  return page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    // A frame asks for the fonts that its text needs.
    await frames(2);
    await document.fonts.ready;
    // A frame's shifts are known in the frame after it.
    await frames(3);
    return (window as unknown as { readonly readShifts: () => Shifts }).readShifts();
  });
}

/**
 * Whether this machine has fonts for the fallback faces of a language. Without one, text moves when its web font arrives,
 * whatever the page does: real devices have them, a machine for tests may not.
 */
export function hasFallbackFonts(page: Page, language: string): Promise<boolean> {
  return page.evaluate(async (isKorean) => {
    const faces = [...document.fonts].filter(({ family }) => family.includes("Fallback"));
    const scripts = Map.groupBy(faces, ({ family, unicodeRange }) => `${family} ${unicodeRange}`);
    const found = [...scripts].map(async ([script, choices]) => {
      if (!isKorean && script.includes("AC00")) return true;
      const loads = await Promise.allSettled(choices.map((face) => face.load()));
      return loads.some(({ status }) => status === "fulfilled");
    });
    return (await Promise.all(found)).every(Boolean);
  }, language === "ko");
}

/** Milliseconds until a response begins. */
const LATENCY = 200;

/**
 * Opens pages as on a first visit over a slow connection: nothing is cached, and texts, data, pictures and fonts arrive
 * one after another, each after the page has been painted without it.
 *
 * @returns Makes the connection slow, or as fast as it is.
 */
export async function slowConnection(page: Page): Promise<(slow: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  return async (slow) => {
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: slow });
    const latency = slow ? LATENCY : 0;
    const speed = { downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
  };
}
