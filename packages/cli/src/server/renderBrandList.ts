import { brandListCss } from "./brandListCss.ts";

/** One brand as the list shows it. */
export interface ListedBrand {
  readonly id: string;
  readonly name: string;
  /** Language of name and description. */
  readonly language: string;
  /** Left out where it says no more than the name. */
  readonly description?: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Some of the brand's colours, as hex. */
  readonly colors: readonly string[];
}

/** A listed brand with the address that it is served at. */
export interface ServedBrand extends ListedBrand {
  readonly address: string;
}

/** Address of the page's web font: a bare machine has none with Hangul. */
export const LIST_FONT = "/font/list.css";

/** The page at the local server's root: every brand with its address, in a look that is no brand's. */
export function renderBrandList(brands: readonly ServedBrand[], notice?: string): { html: string; css: string } {
  const css = brandListCss + brands.map(colorCss).join("");
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Livery: ${brands.length} ${brands.length === 1 ? "brand" : "brands"}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${LIST_FONT}">
<style>${css}</style>
</head>
<body>
<header><h1>Livery</h1><p>One runtime, ${brands.length} ${brands.length === 1 ? "site" : "sites"}. Each was packed from one brand.json.</p></header>
<main>
${notice === undefined ? "" : `<p class="notice" role="status">${escapeHtml(notice)}</p>\n`}<ul>
${brands.map(card).join("\n")}
</ul>
</main>
</body>
</html>
`;
  return { html, css };
}

function card({ id, name, language, description, facts, colors, address }: ServedBrand): string {
  const swatches = colors.map((_color, index) => `<i class="c-${id}-${index}"></i>`).join("");
  const rows = facts.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<li><article>
<div class="band" aria-hidden="true">${swatches}<img src="/logos/${id}.svg" alt="" width="48" height="48"></div>
<h2><a href="${escapeHtml(address)}" lang="${language}">${escapeHtml(name)}</a></h2>
<p class="address">${escapeHtml(address)}</p>
${description === undefined ? "" : `<p lang="${language}">${escapeHtml(description)}</p>`}
<dl>${rows.join("")}</dl>
</article></li>`;
}

/** The page's policy allows no style attributes, so each swatch has a class. */
function colorCss({ id, colors }: ListedBrand): string {
  return colors.map((color, index) => `.c-${id}-${index}{background:${color}}`).join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
