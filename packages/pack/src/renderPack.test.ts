import type { BrandConfig } from "@livery/brand/brandConfig.gen.ts";
import { compileBrands } from "@livery/brand/compileBrands.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../../brand/fixtures/example.ts";
import { renderPack } from "./renderPack.ts";
import { type PackManifest, UNLISTED } from "./out/packManifest.ts";
import { paperRuntime, withoutDrawings } from "./testing/paperRuntime.ts";

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** The files of a rendered pack by path, with its manifest as written. */
async function draw(config: Partial<BrandConfig> = {}) {
  const { brands, problems } = compileBrands([exampleSource(config)], { baseTexts: exampleTexts, date: "2026-01-01" });
  const [brand] = brands;
  if (brand === undefined) throw new Error(problems.map(({ message }) => message).join());
  const { own } = await renderPack(brand, paperRuntime, withoutDrawings);
  const files = new Map(own);
  const text = (file: string): string => files.get(file)?.toString() ?? "";
  return { brand, files, text, manifest: JSON.parse(text("livery.json")) as PackManifest };
}

test("BR-057a livery.json states version, flags, the tokens' sha256, and size and sha256 of each file", async () => {
  const { brand, files, text, manifest } = await draw({ switches: { REFERRAL3: false } });
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(manifest).toMatchObject({ schemaVersion: 1, livery: version, id: "acme", merchant: "ACM01" });
  expect(manifest.flags).toEqual({ ...brand.site.switches, REFERRAL3: false });
  expect(manifest.features).toEqual(brand.site.features);
  const [, css = ""] = /<style>(.*?)<\/style>/s.exec(text("index.html")) ?? [];
  const theme = css.slice(0, -paperRuntime.manifest.firstStyles.css.length);
  expect(manifest.tokens).toBe(sha256(theme));
  const own = [...files].filter(([file]) => !UNLISTED.includes(file));
  expect(own.length).toBeGreaterThan(20);
  for (const [file, content] of own) {
    expect(manifest.files[file], file).toEqual({ bytes: Buffer.from(content).length, sha256: sha256(content) });
  }
});

test("the site knows its canonical origin; the document that every address gets names none", async () => {
  const { brand, text } = await draw({ domains: ["acme.example", "www.acme.example"] });
  expect(brand.site.origin).toBe("https://acme.example");
  expect(text("index.html")).not.toContain("canonical");
  expect((await draw()).brand.site).not.toHaveProperty("origin");
});

test("the headers forbid framing, require HTTPS and forbid type guessing; the page repeats what it can", async () => {
  const { text } = await draw();
  const [, rules = ""] = /^\/\*\n((?: {2}.*\n)+)/.exec(text("_headers")) ?? [];
  const headers = new Map(rules.split("\n").map((line) => line.trim().split(/: (.*)/s, 2) as [string, string]));
  for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "default-src 'none'"]) {
    expect(headers.get("Content-Security-Policy")?.split("; ")).toContain(directive);
  }
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  const [, meta = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(text("index.html")) ?? [];
  expect(meta.split("; ")).toEqual(
    headers
      .get("Content-Security-Policy")
      ?.split("; ")
      .filter((directive) => !directive.startsWith("frame-ancestors")),
  );
});

test("pages are revalidated each time, and pages of disabled features are not named", async () => {
  const { text } = await draw({ features: { vip: false } });
  for (const path of ["/", "/index.html", "/index", "/register.html", "/sports"]) {
    expect(text("_headers")).toContain(`\n${path}\n  Cache-Control: no-cache\n`);
  }
  expect(text("_headers")).not.toContain("/vip");
});

test("a brand's security contact is in its pack at the standard path", async () => {
  const contact = { securityContact: { address: "security@acme.example", expires: "2027-06-30" } };
  expect((await draw(contact)).text(".well-known/security.txt")).toContain("Contact: mailto:security@acme.example\n");
  expect((await draw(contact)).manifest.files).toHaveProperty([".well-known/security.txt"]);
  expect((await draw()).files.has(".well-known/security.txt")).toBe(false);
});
