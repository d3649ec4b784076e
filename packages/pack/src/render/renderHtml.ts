import { baseLanguage, textIn, type TextLanguage, textLanguagesOf } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { EarlyFiles } from "./earlyFiles.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { type PlacedMark, renderMarks } from "./marks/renderMarks.ts";

/** Everything in the page of one brand. Addresses start at the site's root. */
export interface Page {
  readonly site: SiteConfig;
  readonly marks?: readonly PlacedMark[];
  /** Attributes of `<html>`, from `htmlAttributes`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of the page's one style: the brand's variables, and the styles of its first view. */
  readonly css: string;
  /** The Content-Security-Policy of the header; the page repeats it for hosts that do not send our headers. */
  readonly csp?: string;
  /** Background of the page in both modes, for the browser's own frame. */
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** The text of the script that applies the visitor's mode before the first paint, and requests what its page needs. */
  readonly startScript: string;
  /** Allows the style and the script in development. A pack's policy has their hashes. */
  readonly nonce?: string;
  /** The files that the start script requests for the page at its address; development has none. */
  readonly early?: EarlyFiles;
  /** What the page shows before its scripts have run, and without them. */
  readonly drawn?: DrawnHome;
  /** The module that starts the app. */
  readonly entry: string;
  readonly icons: PageIcons;
}

/** Home as a new visitor first sees it, for those to whom the start script shows it. */
export interface DrawnHome {
  /** The content of the page's root. */
  readonly html: string;
  /** Where and for whom it is right, for the start script. */
  readonly facts: {
    readonly paths: readonly string[];
    readonly language: SiteConfig["defaultLanguage"];
    /** The modes whose pictures it has. */
    readonly modes: readonly SiteConfig["mode"][];
  };
}

interface PageIcons {
  readonly svg: string;
  readonly ico: string;
  readonly apple: string;
  readonly manifest: string;
}

/** Shown if scripts are off; no text file can be fetched then. */
const noScript: Readonly<Record<TextLanguage, string>> = {
  ko: "이 사이트를 이용하려면 브라우저에서 자바스크립트를 켜 주세요.",
  en: "Please switch on JavaScript in your browser to use this site.",
};

/** The only page of a site. Also used by development and Storybook's preview. */
export function renderHtml(page: Page): string {
  const { site } = page;
  // Until the page's own texts are shown, they declare the language (BR-023).
  const attributes = Object.entries({ lang: baseLanguage(site.defaultLanguage), ...page.attributes });
  return `<!doctype html>
<html ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(" ")}>
<head>
${head(page).join("\n")}
</head>
<body>
${renderMarks(page.marks ?? [], site)}<noscript>${textLanguagesOf(site.locales)
    .map((code) => `<p lang="${code}">${escapeHtml(noScript[code])}</p>`)
    .join("")}${contact(site)}</noscript>
<div id="root">${page.drawn?.html ?? ""}</div>
<script type="application/json" id="livery-site">${inlineJson(site)}</script>
</body>
</html>
`;
}

function contact({ contact: { email } }: Pick<SiteConfig, "contact">): string {
  return email === undefined ? "" : `<p><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`;
}

function head(page: Page): string[] {
  const { site, css, csp, themeColors, startScript, entry, icons } = page;
  const nonce = page.nonce === undefined ? "" : ` nonce="${page.nonce}"`;
  const language = site.defaultLanguage;
  const texts = site.assets.texts[baseLanguage(language)]?.core;
  return [
    `<meta charset="utf-8">`,
    ...(csp === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">`]),
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">`,
    `<title>${escapeHtml(textIn(site.title, language))}</title>`,
    `<meta name="description" content="${escapeHtml(textIn(site.description, language))}">`,
    `<meta name="application-name" content="${escapeHtml(textIn(site.name, language))}">`,
    `<meta name="theme-color" content="${themeColors[site.mode]}" data-light="${themeColors.light}" data-dark="${themeColors.dark}">`,
    // Inside the page, so that the first paint waits for no other file.
    `<script${nonce}${startData(page)}>${startScript}</script>`,
    // A few lines; the start script requests what they import, with the priority that this visitor's page needs.
    `<script type="module" fetchpriority="low" src="${entry}"></script>`,
    ...(texts === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="${texts}">`]),
    // The biggest part of the head comes after what the browser can request meanwhile.
    `<style${nonce}>${css}</style>`,
    `<link rel="icon" href="${icons.ico}" sizes="32x32">`,
    `<link rel="icon" href="${icons.svg}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${icons.apple}">`,
    `<link rel="manifest" href="${icons.manifest}">`,
  ];
}

/** What the start script knows. */
function startData({ early, drawn }: Page): string {
  return early === undefined ? "" : ` data-early="${escapeHtml(JSON.stringify({ ...early, drawn: drawn?.facts }))}"`;
}

/** JSON inside a `<script>`: without `<` it cannot close the element or open a comment. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
