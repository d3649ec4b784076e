import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { allowInlined, cspHeader, cspMeta } from "./csp.ts";

const csp = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "frame-ancestors": ["'none'"],
};

test("the inlined style and script are allowed by their exact hashes, and by nothing broader", () => {
  const inlined = { style: ":root{--a:1}", script: "start()" };
  const source = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;
  const allowed = allowInlined(csp, inlined);
  expect(cspHeader(allowed)).toBe(
    `default-src 'none'; script-src 'self' ${source(inlined.script)}; style-src 'self' ${source(inlined.style)}; ` +
      `frame-ancestors 'none'`,
  );
  expect(cspHeader(allowed)).not.toContain("unsafe");
});

test("the policy in the page leaves out what only a header can set", () => {
  expect(cspMeta(csp)).toBe("default-src 'none'; script-src 'self'; style-src 'self'");
});
