import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { allowStyle, cspHeader, cspMeta } from "./csp.ts";

const csp = { "default-src": ["'none'"], "style-src": ["'self'"], "frame-ancestors": ["'none'"] };

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
