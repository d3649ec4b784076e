import { beforeAll, expect, test } from "vitest";
import core from "../i18n/locales/ko/core.json" with { type: "json" };
import { testSite } from "../testing/testSite.ts";
import { drawHome } from "./drawHome.tsx";

const art = { hero: "/hero.svg", heroPhone: "/hero-phone.svg", app: "", empty: "", pages: {}, gameTypes: {} };

const { assets } = testSite();
const site = testSite({
  layout: { header: "bar", nav: "bottom", hero: "carousel", home: ["hot", "trust"] } as never,
  mode: "dark",
  title: { ko: "시험장", en: "Trial" },
  assets: {
    ...assets,
    fonts: { sheet: "/fonts.css", first: { latin: [], hangul: [] } },
    art: { light: art, dark: art },
  },
});

// The first drawing loads the code and styles of all of home: on a busy machine that takes longer than a test may.
beforeAll(() => drawHome(site, async () => ({ core })));

test("home is drawn without scripts, in the brand's language, with what needs no response", async () => {
  const read: string[] = [];
  const html = await drawHome(site, async (address) => {
    read.push(address);
    return { core };
  });
  expect(read).toEqual(["/ko/core.json"]);
  expect(html).toContain(core["home.hot.title"]);
  expect(html).toMatch(/<header.*<main.*<h1.*<footer/su);
  expect(html).not.toMatch(/<script|\son\w+=/u);
});

test("texts that cannot be read stop the drawing", async () => {
  const unreadable = () => Promise.reject(new Error("unreadable"));
  await expect(drawHome(site, unreadable)).rejects.toThrow("Home of test cannot be drawn.");
});
