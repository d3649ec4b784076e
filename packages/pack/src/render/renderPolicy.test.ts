import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { allowStyle, cspHeader, cspMeta, renderHeaders, renderRedirects } from "./renderPolicy.ts";

const csp = { "default-src": ["'none'"], "style-src": ["'self'"], "frame-ancestors": ["'none'"] };
const policy = {
  csp,
  headers: { "X-Content-Type-Options": "nosniff" },
  redirects: [{ from: "https://www.one.example/*", to: "https://one.example/:splat", status: 301 as const }],
};

test("the inlined style is allowed by its exact hash, and by nothing broader", () => {
  const style = ":root{--a:1}";
  const allowed = allowStyle(csp, style);
  expect(cspHeader(allowed)).toBe(
    `default-src 'none'; style-src 'self' 'sha256-${hash("sha256", style, "base64")}'; frame-ancestors 'none'`,
  );
  expect(cspHeader(allowed)).not.toContain("unsafe");
});

test("the policy in the page leaves out what only a header can set", () => {
  expect(cspMeta(csp)).toBe("default-src 'none'; style-src 'self'");
});

test("_headers has one rule per header of an address: hashed files never expire, pages are revalidated each time", () => {
  expect(renderHeaders(policy, csp, ["/index", "/vip"])).toBe(
    `/*
  Content-Security-Policy: default-src 'none'; style-src 'self'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/
  Cache-Control: no-cache
/index.html
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

test("_redirects: the brand's own first, then its pages; everything else is missing", () => {
  expect(renderRedirects(policy, ["/index", "/vip"])).toBe(
    `https://www.one.example/* https://one.example/:splat 301
/index /index.html 200
/vip /index.html 200
/* /404.html 404
`,
  );
});
