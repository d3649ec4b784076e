import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, test } from "vitest";
import { renderHtml, type Page } from "./renderHtml.ts";

/** The parts of a site that the page's frame reads; the rest is passed through as data. */
const site = {
  defaultLanguage: "ko",
  locales: ["ko", "en"],
  mode: "dark",
  contact: { email: `a"b@example.invalid` },
  name: { ko: "이름", en: "Name" },
  title: { ko: `</title><script>alert(1)</script>`, en: "Title" },
  description: { ko: `"quoted" & <b>`, en: "" },
  texts: { ko: { core: { evil: "</script><!--" } }, en: {} },
  assets: { texts: { ko: { core: "/assets/ko-core.json" }, en: {} } },
} as unknown as SiteConfig;

const page: Page = {
  site,
  attributes: { "data-mode": "dark" },
  css: ":root{--a:1}",
  csp: "default-src 'none'",
  themeColors: { light: "#fff", dark: "#000" },
  startScript: "start()",
  entry: "/assets/app.js",
  icons: { svg: "/favicon.svg", ico: "/favicon.ico", apple: "/apple.png", manifest: "/m.webmanifest" },
};

test("the site config is inlined as data that cannot close its element, and parses unchanged", () => {
  const html = renderHtml(page);
  const [, json = ""] = /<script type="application\/json" id="livery-site">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(site);
  expect(json).not.toContain("<");
});

test("BR-023 a site that starts in a language without texts declares the language of its page", () => {
  const html = renderHtml({ ...page, site: { ...site, locales: ["fr", "ko"], defaultLanguage: "fr" } });
  expect(html).toContain('<html lang="en"');
  expect(html).toContain("<title>Title</title>");
  expect([...html.matchAll(/<p lang="(\w+)"/g)].map(([, language]) => language)).toEqual(["en", "ko"]);
});

test("a brand's texts cannot add markup to the page's head", () => {
  const html = renderHtml(page);
  expect(html).toContain("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>");
  expect(html).toContain(`content="&quot;quoted&quot; &amp; &lt;b&gt;"`);
  expect(html).not.toContain("<script>alert");
});

test("BR-054 title, icons and language of the page are the brand's", () => {
  const html = renderHtml({ ...page, site: { ...site, title: { ko: "하나", en: "One" } } });
  expect(html).toContain(`<html lang="ko" data-mode="dark">`);
  expect(html).toContain("<title>하나</title>");
  expect(html).toContain(`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`);
  expect(html).toContain(`<meta name="theme-color" content="#000" data-light="#fff" data-dark="#000">`);
});

test("the policy comes before everything that it controls, and the only inline code is the start script", () => {
  const html = renderHtml(page);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
  expect(html.match(/<script(?! type="application\/json")[^>]*>.*?<\/script>/g)).toEqual([
    `<script>start()</script>`,
    `<script type="module" fetchpriority="low" src="/assets/app.js"></script>`,
  ]);
  expect(html).toContain(`<link rel="preload" as="fetch" crossorigin href="/assets/ko-core.json">`);
});

test("without scripts a visitor sees a sentence in each language, the contact, and home as drawn", () => {
  const drawn = { html: "<main>home</main>", facts: { paths: ["/index"], language: "ko", modes: ["dark"] } } as const;
  const html = renderHtml({ ...page, drawn });
  expect(html).toMatch(/<noscript><p lang="ko">.+<\/p><p lang="en">Please switch on JavaScript/);
  expect(html).toContain(`<a href="mailto:a&quot;b@example.invalid">a&quot;b@example.invalid</a></p></noscript>`);
  expect(html).toContain(`<div id="root"><main>home</main></div>`);
});

test("the script that runs first knows what the pages need beyond the entry, and for whom home is drawn", () => {
  const early = {
    imports: ["/assets/vendor.js"],
    files: ["/assets/index.js"],
    pages: [{ paths: ["/index"], files: [0], hero: true }],
    language: "ko",
    texts: { ko: { core: "/assets/ko-core.json" } },
    hero: { light: ["/wide.svg", "/phone.svg"], dark: ["/wide-dark.svg", "/phone-dark.svg"] },
  } as const;
  const drawn = { paths: ["/"], language: "ko", modes: ["dark"] } as const;
  const html = renderHtml({ ...page, early, drawn: { html: "<main>home</main>", facts: drawn } });
  const [, told = ""] = /<script data-early="([^"]*)">start\(\)/.exec(html) ?? [];
  expect(JSON.parse(told.replaceAll("&quot;", '"'))).toEqual({ ...early, drawn });
});
