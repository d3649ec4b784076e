import { expect, test } from "vitest";
import { renderHeaders, renderRedirects } from "./ruleFiles.ts";

const rules = {
  csp: { "default-src": ["'none'"], "style-src": ["'self'"], "frame-ancestors": ["'none'"] },
  headers: { "X-Content-Type-Options": "nosniff" },
  pages: ["/index", "/vip"],
  origin: "https://one.example",
  otherDomains: ["www.one.example"],
};

test("_headers has one rule per address and header: hashed files never expire, pages are revalidated", () => {
  expect(renderHeaders(rules)).toBe(
    `/*
  Content-Security-Policy: default-src 'none'; style-src 'self'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/
  Cache-Control: no-cache
/index.html
  Cache-Control: no-cache
/licences.html
  Cache-Control: no-cache
/index
  Cache-Control: no-cache
/vip
  Cache-Control: no-cache
/404.html
  Cache-Control: no-store
`,
  );
});

test("_redirects lists other domains, then pages, then pages with a final slash; the rest is missing", () => {
  expect(renderRedirects(rules)).toBe(
    `https://www.one.example/* https://one.example/:splat 301!
/index / 200
/vip / 200
/index/ / 301
/vip/ /vip 301
`,
  );
});

test("Cloudflare Pages takes every line of a brand with one domain", () => {
  const lines = renderRedirects({ ...rules, otherDomains: [] })
    .trimEnd()
    .split("\n");
  for (const [from = "", to = "", status = ""] of lines.map((line) => line.split(" "))) {
    expect(from).toMatch(/^\//);
    expect(["200", "301", "302", "303", "307", "308"]).toContain(status);
    // It redirects these to / itself: as a page's answer they would lose the page, as a target they would be a loop.
    expect(to).not.toMatch(/\/index(\.html)?$/);
  }
});
