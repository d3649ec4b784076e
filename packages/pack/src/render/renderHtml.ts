import { baseLanguage, textIn, type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** Everything that the page of one brand is made of. Addresses begin at the site's root. */
export interface Page {
  readonly site: SiteConfig;
  /** Attributes of `<html>`, from `htmlAttributes`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The brand's variables, inlined so that the first paint has its colours. */
  readonly themeCss: string;
  /** Content-Security-Policy as a header would say it; the page repeats it for hosts that send no headers of ours. */
  readonly csp?: string;
  /** Origin for the canonical address. */
  readonly origin?: string;
  /** Ground of the page in both modes, for the browser's own frame. */
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** Takes up the mode that a visitor chose, before the first paint, and asks for what home needs. */
  readonly startScript: string;
  /** What the start script asks for at home's addresses; development has no such files. */
  readonly home?: HomeFiles;
  /** The entry first, then what it imports. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly icons: PageIcons;
}

/** What home needs beyond the entry. The page asks for it at once: its code would only ask after it has run itself. */
export interface HomeFiles {
  /** The addresses that show home. */
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The picture of the first screen by mode: for a desk and for a phone. */
  readonly hero: Readonly<Record<"light" | "dark", readonly [wide: string, phone: string]>>;
}

interface PageIcons {
  readonly svg: string;
  readonly ico: string;
  readonly apple: string;
  readonly manifest: string;
}

/** Shown where scripts are off; no text file can be fetched then. */
const noScript: Readonly<Record<TextLanguage, string>> = {
  ko: "이 사이트를 이용하려면 브라우저에서 자바스크립트를 켜 주세요.",
  en: "Please switch on JavaScript in your browser to use this site.",
};

/** The one page of a site. Pack, development and Storybook's preview call the same function. */
export function renderHtml(page: Page): string {
  const { site } = page;
  // The page's own texts are in it; once they run, they say what they are in (BR-023).
  const attributes = Object.entries({ lang: baseLanguage(site.defaultLanguage), ...page.attributes });
  return `<!doctype html>
<html ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ")}>
<head>
${head(page).join("\n")}
</head>
<body>
<div id="root"></div>
<noscript>${textLanguagesOf(site.locales)
    .map((code) => `<p lang="${code}">${escapeHtml(noScript[code])}</p>`)
    .join("")}</noscript>
<script type="application/json" id="livery-site">${inlineJson(site)}</script>
</body>
</html>
`;
}

function head(page: Page): string[] {
  const { site, themeCss, csp, origin, themeColors, startScript, home, scripts, styles, icons } = page;
  const [entry, ...imports] = scripts;
  const language = site.defaultLanguage;
  const texts = site.assets.texts[baseLanguage(language)]?.core;
  return [
    `<meta charset="utf-8">`,
    ...(csp === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`]),
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeHtml(textIn(site.title, language))}</title>`,
    `<meta name="description" content="${escapeHtml(textIn(site.description, language))}">`,
    `<meta name="application-name" content="${escapeHtml(textIn(site.name, language))}">`,
    `<meta name="theme-color" content="${themeColors[site.mode]}" data-light="${themeColors.light}" data-dark="${themeColors.dark}">`,
    `<script src="${startScript}"${home === undefined ? "" : ` data-home="${escapeHtml(JSON.stringify(home))}"`}></script>`,
    ...(origin === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(origin)}/">`]),
    `<style>${themeCss}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(entry === undefined ? [] : [`<script type="module" src="${entry}"></script>`]),
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(texts === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="${texts}">`]),
    `<link rel="icon" href="${icons.ico}" sizes="32x32">`,
    `<link rel="icon" href="${icons.svg}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${icons.apple}">`,
    `<link rel="manifest" href="${icons.manifest}">`,
  ];
}

/** JSON inside a `<script>`: without `<` it cannot end the element or open a comment. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
