import { type BrowserContext, type Page, expect } from "@playwright/test";
import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { startServer } from "../scripts/lib/startServer.ts";
import { test } from "./fixtures.ts";
import { headerOverlaps } from "./headerOverlaps.ts";
import { emblemFaults, letteringFaults } from "./lettering.ts";
import { started } from "./site.ts";
import { webFontsAdded } from "./webFontsAdded.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const languages = ["en", "ko"] as const;
const looks = ["calm", "salon", "desk", "heritage", "night", "toybox"] as const;

/** Heritage with a stage: its plate and its emblem share one picture, which no look has by itself. */
const STAGE = "heritage-stage";

/** The emblem in the two pictures of a stage: its middle in parts of width and height, its radius in parts of the height. */
const wideEmblem = { x: 0.72, y: 0.45, radius: 0.28 };
const phoneEmblem = { x: 0.5, y: 0.26, radius: 0.17 };

/** The catalogue's longest names and those with the longest words, which are the hardest to fit. */
function hardestNames(data: string, language: (typeof languages)[number]): readonly string[] {
  const database = new DatabaseSync(join(data, "platform.sqlite"), { readOnly: true });
  const rows = database.prepare(`select distinct name_${language} as name from game order by name`).all();
  database.close();
  const names = rows.map(({ name }) => String(name));
  const longestWord = (name: string) => Math.max(...name.split(" ").map((word) => word.length));
  const byLength = names.toSorted((one, other) => other.length - one.length);
  const byWord = names.toSorted((one, other) => longestWord(other) - longestWord(one) || one.length - other.length);
  return [0, 1, 2, 3].flatMap((place) => [byLength[place] ?? "", byWord[place] ?? ""]);
}

/** Creates a brand in each look, and one more, and returns their ids. */
async function createLooks(brands: string): Promise<readonly string[]> {
  const cli = join(import.meta.dirname, "../packages/cli/src/livery.ts");
  const create = async (look: string) => {
    const args = ["new", look, "--character", look, "--color", "#e60012", "--yes", "--brands", brands];
    await promisify(execFile)(process.execPath, [cli, ...args]);
  };
  await Promise.all(looks.map(create));
  await cp(join(brands, "heritage"), join(brands, STAGE), { recursive: true });
  const file = join(brands, STAGE, "brand.json");
  const config = JSON.parse(await readFile(file, "utf8")) as { readonly layout: object };
  const layout = { ...config.layout, hero: "stage" };
  await writeFile(file, JSON.stringify({ ...config, id: STAGE, merchant: "STAGE", layout }));
  return [...looks, STAGE];
}

/** Gives the games that the platform lists other names. */
async function renameGames(context: BrowserContext, names: readonly string[]): Promise<void> {
  await context.addInitScript((given) => {
    const { fetch: real } = window;
    window.fetch = async (...request) => {
      const response = await real(...request);
      if (!response.headers.get("content-type")?.includes("json")) return response;
      let next = 0;
      const text = await response.text();
      const renamed: unknown = JSON.parse(text, (_key, value: Record<string, unknown> | null) =>
        typeof value === "object" && value !== null && "showIcon" in value && "vassalage" in value
          ? { ...value, gameName: given[next++ % given.length] }
          : value,
      );
      return new Response(JSON.stringify(renamed), response);
    };
  }, names);
}

/**
 * Waits for the fonts of a new size and for its layout, which Chromium completes within two frames. Cards away from the
 * window, which Chromium skips, are laid out as well.
 */
async function laidOut(): Promise<void> {
  const all = new CSSStyleSheet();
  all.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [all];
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  // A frame asks for the fonts that its text needs.
  await frames();
  await document.fonts.ready;
  await frames();
}

/** The header shows every category at once on a desktop. */
function cutCategories(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header nav, header ~ nav")]
      .filter((nav) => nav.checkVisibility() && nav.scrollWidth > nav.clientWidth)
      .map((nav) => `${nav.getAttribute("aria-label")} is cut off by ${nav.scrollWidth - nav.clientWidth}`),
  );
}

test(
  "the longest names, the hero and the categories fit in every look, language and size",
  { tag: ["@guest", "@everyBrand"] },
  async ({ browser, watch }, info) => {
    const folder = info.outputPath("looks");
    const brands = join(folder, "brands");
    const data = join(folder, "platform");
    const ids = await createLooks(brands);
    const paths = ["--brands", brands, "--out", join(folder, "dist"), "--data", data];
    const server = await startServer(["serve", ...paths, "--limits", "loose"]);
    const faults: string[] = [];
    const measure = async (language: (typeof languages)[number]): Promise<void> => {
      const context = await browser.newContext({ locale: language, reducedMotion: "reduce" });
      await watch(context);
      await renameGames(context, hardestNames(data, language));
      await context.addInitScript((lang) => {
        // Other frames, such as empty ones, have no storage.
        if (!location.hostname.endsWith(".localhost")) return;
        localStorage.setItem("lang", lang);
        localStorage.setItem("ageNotice", "seen");
        localStorage.setItem("popupHidden", new Date().toDateString());
      }, language);
      const page = await context.newPage();
      for (const id of ids) {
        await page.goto(`http://${id}.localhost:${server.port}/index`);
        await started(page);
        await page.waitForLoadState("networkidle");
        await webFontsAdded(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.evaluate(laidOut);
          const found = [...(await letteringFaults(page)), ...(await headerOverlaps(page))];
          if (id === STAGE) found.push(...(await emblemFaults(page, size.width < 700 ? phoneEmblem : wideEmblem)));
          if (size.width === 1440) found.push(...(await cutCategories(page)));
          faults.push(...new Set(found.map((fault) => `${id} ${language} ${size.width}: ${fault}`)));
        }
      }
      await context.close();
    };
    await Promise.all(languages.map(measure));
    await server.end();
    expect(faults).toEqual([]);
  },
);
