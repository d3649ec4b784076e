import { enabledRoutes } from "@livery/product/routes.ts";
import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, test } from "vitest";
import { earlyFiles } from "./earlyFiles.ts";

const art = { hero: "/hero.svg", heroPhone: "/hero-phone.svg" };

/** The parts of a site that decide what its pages need. */
const site = {
  defaultLanguage: "ko",
  locales: ["ko", "vi"],
  features: Object.fromEntries(features.map(({ id }) => [id, id === "vip" || id === "download"])),
  switches: { LOGGEDINONLY3: false },
  assets: { texts: { ko: { core: "/ko.json" }, en: { core: "/en.json" } }, art: { light: art, dark: art } },
} as unknown as SiteConfig;

const section = (name: string) => ({ js: [`assets/${name}.js`, "assets/shared.js"], css: [`assets/${name}.css`] });

const runtime = {
  entry: { file: "assets/app.js", js: ["assets/app.js", "assets/vendor.js"] },
  sections: Object.fromEntries(["index", "login", "byIframe", "Vip", "download"].map((id) => [id, section(id)])),
};

/** What a page requests, by its address. */
function requestsOf(at: string, from: SiteConfig = site) {
  const { files, pages } = earlyFiles(from, runtime, ["assets/index.css"]);
  return pages.find(({ paths }) => paths.includes(at))?.files.map((place) => files[place]);
}

test("a page requests the files of its section, but none that every page contains", () => {
  expect(requestsOf("/vip")).toEqual(["/assets/Vip.js", "/assets/shared.js", "/assets/Vip.css"]);
  expect(requestsOf("/")).toEqual(["/assets/index.js", "/assets/shared.js"]);
});

test("every page requests what the entry imports", () => {
  expect(earlyFiles(site, runtime, []).imports).toEqual(["/assets/vendor.js"]);
});

test("each page of the site is listed once, and none of a feature that is off", () => {
  const { files, pages } = earlyFiles(site, runtime, []);
  const paths = pages.flatMap((page) => page.paths);
  expect(paths.toSorted()).toEqual(["/", ...enabledRoutes(site).map(({ path }) => path)].toSorted());
  expect(new Set(files).size).toBe(files.length);
  expect(requestsOf("/help")).toBeUndefined();
});

test("BR-023 a language without texts of its own gets the English ones", () => {
  expect(earlyFiles(site, runtime, []).texts).toEqual({ ko: { core: "/ko.json" }, vi: { core: "/en.json" } });
});

test("RT-048 on a site for members only, just the exempt pages are for visitors", () => {
  const members = { ...site, switches: { ...site.switches, LOGGEDINONLY3: true } };
  const { membersOnly, pages } = earlyFiles(members, runtime, []);
  expect(membersOnly).toBe(true);
  expect(pages.filter(({ exempt }) => exempt).flatMap(({ paths }) => paths)).toEqual([
    "/register",
    "/register.html",
    "/login",
    "/download",
  ]);
  expect(earlyFiles(site, runtime, [])).not.toHaveProperty("membersOnly");
});
