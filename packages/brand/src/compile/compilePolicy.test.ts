import { expect, test } from "vitest";
import { exampleConfig } from "../../fixtures/example.ts";
import type { BrandConfig, ResolvedConfig } from "../brandConfig.gen.ts";
import { brandSchema } from "../brandSchema.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { fillDefaults } from "../resolve/fillDefaults.ts";
import { compilePolicy } from "./compilePolicy.ts";

function policyOf(config: Partial<BrandConfig> = {}): ReturnType<typeof compilePolicy> {
  const written = { ...exampleConfig, ...config } as unknown as JsonValue;
  return compilePolicy(fillDefaults(brandSchema, written) as unknown as ResolvedConfig);
}

const cspOf = (config?: Partial<BrandConfig>) => policyOf(config).csp;

/** The sources that a config allows beyond those of a minimal brand, by directive. */
function opened(config: Partial<BrandConfig>): Record<string, readonly string[]> {
  const plain = cspOf();
  const more = Object.entries(cspOf(config)).map(([directive, sources]): [string, readonly string[]] => [
    directive,
    sources.filter((source) => !plain[directive]?.includes(source)),
  ]);
  return Object.fromEntries(more.filter(([, sources]) => sources.length > 0));
}

const firebase = { project: "acme-example", app: "1:1:web:a", webKey: "example-web-key-of-acme" };

const turnstile = { siteKey: "0x4AAAAAAAExampleSiteKey" };

const outsideHosts = (config: Partial<BrandConfig>) =>
  Object.values(cspOf(config))
    .flat()
    .filter((source) => source.includes("//"));

test("without services no other hosts are allowed; only play money embeds the demonstration games", () => {
  expect(outsideHosts({ play: "real-money" })).toEqual([]);
  expect(outsideHosts({ play: "demo" })).toEqual(["http://games.localhost:*"]);
  expect(cspOf({ play: "real-money" })["frame-src"]).toEqual(["'none'"]);
  expect(cspOf({ play: "demo" })["frame-src"]).toEqual(["http://games.localhost:*"]);
});

test("a Google tag allows the hosts that it needs and no others", () => {
  expect(opened({ analytics: { gtagId: "G-TEST1" } })).toEqual({
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://www.googletagmanager.com",
    ],
  });
  expect(Object.keys(opened({ analytics: { gtagId: "AW-123" } }))).toEqual(["script-src", "img-src", "connect-src"]);
  expect(opened({ analytics: { gtagId: "AW-123" } })["script-src"]).toContain("https://www.googleadservices.com");
});

test("Firebase allows its two services and the reCAPTCHA, which may be framed", () => {
  expect(opened({ firebase })).toEqual({
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "connect-src": [
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://www.google.com/recaptcha/",
    ],
    "frame-src": ["https://www.google.com/recaptcha/"],
  });
  expect(cspOf({ firebase, play: "real-money" })["frame-src"]).not.toContain("'none'");
  expect(opened({ firebase: { ...firebase, emulator: true } })).toEqual({});
});

test("Turnstile allows its script and its frame, from one host", () => {
  const host = ["https://challenges.cloudflare.com"];
  expect(opened({ turnstile })).toEqual({ "script-src": host, "frame-src": host });
  expect(cspOf({ turnstile, play: "real-money" })["frame-src"]).toEqual(host);
});

test("a host that two services need is listed once", () => {
  const sources = cspOf({ analytics: { gtagId: "AW-123" }, firebase, hosts: { images: ["https://www.google.com"] } });
  for (const list of Object.values(sources)) expect(list).toEqual([...new Set(list)]);
});

test("HTML and scripts need the site's Trusted Types policy, unless a service loads its own scripts", () => {
  const wall = { "require-trusted-types-for": ["'script'"], "trusted-types": ["livery"] };
  expect(cspOf()).toMatchObject(wall);
  expect(cspOf({ firebase: { ...firebase, emulator: true }, play: "real-money" })).toMatchObject(wall);
  for (const service of [{ firebase }, { turnstile }, { analytics: { gtagId: "AW-123" } }]) {
    expect(Object.keys(cspOf(service))).not.toContain("require-trusted-types-for");
    expect(cspOf(service)["script-src"]).not.toEqual(["'self'"]);
  }
});

test("AU-074 a minimal brand runs only its own files, cannot be framed and sends its forms nowhere else", () => {
  expect(policyOf()).toEqual({
    csp: {
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["http://games.localhost:*"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["livery"],
    },
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
    },
    otherDomains: [],
  });
});

test.each([
  { firebase },
  { turnstile },
  { analytics: { gtagId: "AW-1234" } },
  { hosts: { api: "https://api.acme.example", games: ["https://games.example"], images: ["https://img.example"] } },
])("no service removes a protection of the page: %o", (config) => {
  const { csp, headers } = policyOf(config);
  for (const directive of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
    expect(csp[directive], directive).toEqual(policyOf().csp[directive]);
  }
  expect(headers).toEqual(policyOf().headers);
});

test.each([
  ["security@acme.example", "mailto:security@acme.example"],
  ["https://acme.example/report", "https://acme.example/report"],
])("the security contact %s is written as the URI %s, and its day as a timestamp", (address, contact) => {
  expect(policyOf({ securityContact: { address, expires: "2027-06-30" } }).security).toEqual({
    contact,
    expires: "2027-06-30T00:00:00Z",
  });
});
