import { expect, test } from "vitest";
import { exampleConfig } from "../../fixtures/example.ts";
import type { BrandConfig, ResolvedConfig } from "../brandConfig.gen.ts";
import { brandSchema } from "../brandSchema.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { fillDefaults } from "../resolve/fillDefaults.ts";
import { compilePolicy } from "./compilePolicy.ts";

function cspOf(config: Partial<BrandConfig> = {}): Readonly<Record<string, readonly string[]>> {
  const written = { ...exampleConfig, ...config } as unknown as JsonValue;
  return compilePolicy(fillDefaults(brandSchema, written) as unknown as ResolvedConfig).csp;
}

/** What a config lets in beyond a brand that says nothing, by directive. */
function opened(config: Partial<BrandConfig>): Record<string, readonly string[]> {
  const plain = cspOf();
  const more = Object.entries(cspOf(config)).map(([directive, sources]): [string, readonly string[]] => [
    directive,
    sources.filter((source) => !plain[directive]?.includes(source)),
  ]);
  return Object.fromEntries(more.filter(([, sources]) => sources.length > 0));
}

const firebase = { project: "acme-example", app: "1:1:web:a", webKey: "example-web-key-of-acme" };

test("a brand without services lets no host of others in", () => {
  expect(
    Object.values(cspOf())
      .flat()
      .filter((source) => source.includes("//")),
  ).toEqual([]);
});

test("a Google tag opens the hosts of its kind and no other", () => {
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

test("Firebase opens its two services and the reCAPTCHA, whose frame no longer leaves frames forbidden", () => {
  expect(opened({ firebase })).toEqual({
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "connect-src": [
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://www.google.com/recaptcha/",
    ],
    "frame-src": ["https://www.google.com/recaptcha/"],
  });
  expect(cspOf({ firebase })["frame-src"]).not.toContain("'none'");
});

test("a host that is needed twice is named once", () => {
  const sources = cspOf({ analytics: { gtagId: "AW-123" }, firebase, hosts: { images: ["https://www.google.com"] } });
  for (const list of Object.values(sources)) expect(list).toEqual([...new Set(list)]);
});
