import type { Page } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";

/** A saved change of a brand: how long after it the message reached the page, and the page showed it, in ms. */
export interface Change {
  readonly sent: number;
  readonly shown: number;
}

interface MeasureOptions {
  readonly page: Page;
  /** The address of the open page. */
  readonly address: string;
  /** The brand.json that is changed. */
  readonly file: string;
  readonly changes: number;
}

/**
 * Saves a brand again and again, each time with another title and another corner, and measures until the open page of
 * `livery dev` has both: the theme's variable, which the message sets, and the title, which React sets.
 */
export async function measureChanges({ page, address, file, changes }: MeasureOptions): Promise<readonly Change[]> {
  const saved = JSON.parse(readFileSync(file, "utf8"));
  let sent = 0;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes("livery:brand")) sent = Date.now();
    });
  });
  await page.goto(address, { timeout: 120_000 });
  await page.getByRole("main").getByRole("heading").nth(3).waitFor({ timeout: 120_000 });
  const measured: Change[] = [];
  for (let change = 0; change < changes; change += 1) {
    const wanted = { title: `Change ${change}`, radius: 8 + (change % 7) };
    const shown = page.evaluate(waitForChange, wanted);
    const start = Date.now();
    const shape = { ...saved.theme.shape, radius: wanted.radius };
    const title = { ko: wanted.title, en: wanted.title };
    writeFileSync(file, JSON.stringify({ ...saved, title, theme: { ...saved.theme, shape } }));
    measured.push({ shown: (await shown) - start, sent: sent - start });
  }
  return measured;
}

/** In the page: resolves with the moment at which it shows the change. */
function waitForChange({ title, radius }: { readonly title: string; readonly radius: number }): Promise<number> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.title.includes(title)) return;
      if (getComputedStyle(root).getPropertyValue("--radius-panel") !== `${radius}px`) return;
      observer.disconnect();
      resolve(Date.now());
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
