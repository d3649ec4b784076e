import { baseLanguage, type LanguageCode, type TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { TextFileId } from "@livery/product/textFiles.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The site config of a pack, read from its page in the same way as in the browser. */
export function readSite(brand: string): SiteConfig {
  const html = readFileSync(join(root, "dist", brand, "index.html"), "utf8");
  const [, json] = /<script type="application\/json" id="livery-site">([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (json === undefined) throw new Error(`dist/${brand}/index.html contains no site config. Run npm run build.`);
  return JSON.parse(json) as SiteConfig;
}

/** The files of a pack. */
export function filesOf(brand: string): readonly string[] {
  const entries = readdirSync(join(root, "dist", brand), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The texts of a centre's page are in its own folder, all others in the folder of their language. */
function baseTexts(language: TextLanguage, part: string): Readonly<Record<string, string>> {
  const [centre, pane] = part.split("/");
  const place = pane === undefined ? `i18n/locales/${language}/${part}` : `${centre}/panes/${pane}/${language}`;
  const file = join(root, "packages/runtime/src", `${place}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

/** The keys of text files that cannot be words of a text. */
export function keysOf(parts: readonly TextFileId[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => Object.keys(baseTexts("en", part))).filter((key) => /[._]/.test(key)));
}

/** Another language with the product's own texts, of a site that offers one. */
export function otherLanguage(site: Pick<SiteConfig, "id" | "locales">, language: string): LanguageCode {
  const other = site.locales.find((code) => code !== language && code === baseLanguage(code));
  if (other === undefined) throw new Error(`${site.id} has one language: the test needs "anotherLanguage".`);
  return other;
}

/**
 * A text of a brand's site in a visitor's language: the brand's own, else the base text of the language or of its
 * fallback.
 */
export function textOf(
  site: SiteConfig,
  language: LanguageCode,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
  part: TextFileId = "core",
): string {
  const base = baseLanguage(language);
  const text = site.texts[language]?.[part]?.[key] ?? site.texts[base]?.[part]?.[key] ?? baseTexts(base, part)[key];
  if (text === undefined) throw new Error(`There is no text "${key}" in ${language}/${part}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
