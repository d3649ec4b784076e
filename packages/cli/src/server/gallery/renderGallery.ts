import { escapeHtml } from "@livery/pack/render/escapeHtml.ts";
import type { Chosen } from "./createChooser.ts";
import { DESKTOP, galleryCss, PHONE } from "./galleryCss.ts";
import type { GalleryEntry } from "./galleryEntry.ts";
import { renderPages, renderSearch } from "./renderSearch.ts";

/** A brand of the gallery with its address. */
export interface ServedBrand extends GalleryEntry {
  readonly address: string;
}

/** One of the platform's initial accounts. */
interface DemoAccount {
  readonly account: string;
  readonly kind: string;
}

export interface GalleryOptions {
  /** The number of all brands. */
  readonly total: number;
  readonly chosen: Chosen<ServedBrand>;
  readonly accounts: { readonly list: readonly DemoAccount[]; readonly password: string };
  /** Whether the simulator's panel is available. */
  readonly hasSimulator: boolean;
  /** A notice above the brands. */
  readonly notice?: string;
}

/** Fewer brands than these are seen at a glance. */
const FEWEST_TO_SEARCH = 8;

/** The address of `npm run storybook`. */
const STORYBOOK = "http://localhost:6006/";

const SIMULATOR = `
<p><a href="/simulator/">The simulator</a> controls the platform's time, errors and maintenance, and shows the codes that it sent.</p>`;

/** The page at the local server's root: the brands as they look now, with facts about them. */
export function renderGallery({ total, chosen, accounts, hasSimulator, notice }: GalleryOptions): {
  title: string;
  body: string;
  css: string;
} {
  const sites = total === 1 ? "1 site" : `${total} sites`;
  return {
    title: `Livery: ${sites}`,
    css: galleryCss + chosen.shown.map(colorCss).join(""),
    body: `<div class="page">
<header class="top">
<div><h1>Livery</h1><p>One runtime, ${sites}. Each was packed from one <code>brand.json</code>; all of them use play money on this machine.</p></div>
<div class="side">
<section><h2>Demo accounts, password <code>${escapeHtml(accounts.password)}</code></h2>
<ul class="accounts">${accounts.list.map(({ account, kind }) => `<li><code>${escapeHtml(account)}</code> ${escapeHtml(kind)}</li>`).join("")}</ul></section>
<p>The links to Storybook work while <code>npm run storybook</code> runs. <code>npm run dev -- &lt;brand&gt;</code> shows a brand while you edit it.</p>${hasSimulator ? SIMULATOR : ""}
</div>
</header>
<main>
${notice === undefined ? "" : `<p class="notice" role="status">${escapeHtml(notice)}</p>\n`}${total < FEWEST_TO_SEARCH ? "" : renderSearch(chosen)}<ul class="brands">
${chosen.shown.map(card).join("\n")}
</ul>${renderPages(chosen)}
</main>
</div>`,
  };
}

function card({
  id,
  name,
  language,
  description,
  facts,
  layout,
  features,
  colors,
  problems,
  address,
}: ServedBrand): string {
  const title = escapeHtml(name);
  const site = escapeHtml(address);
  return `<li><article class="brand" aria-labelledby="brand-${id}">
<div class="shots">
${preview("desk", `${title} on a desktop`, site, DESKTOP)}
${preview("phone", `${title} on a phone`, site, PHONE)}
</div>
<div class="about">
<div class="name"><img src="/logos/${id}.svg" alt="" width="52" height="52"><div>
<h2 id="brand-${id}"><a href="${site}" lang="${language}">${title}</a></h2>
<p class="address">${site}</p></div></div>
${description === undefined ? "" : `<p lang="${language}">${escapeHtml(description)}</p>\n`}<ul class="go">
<li><a class="main" href="${site}">Open the site</a></li>
<li><a href="/phone/${id}">Phone size</a></li>
<li><a href="${STORYBOOK}?globals=brand:${id}">Storybook</a></li>
</ul>
<ul class="swatches">${colors.map(([role, hex]) => `<li class="c-${id}-${role}" title="${role} ${hex}"><span>${role} ${hex}</span></li>`).join("")}</ul>
${problems.length === 0 ? "" : `<p class="problems">Problems: ${problems.map((code) => `<code>${escapeHtml(code)}</code>`).join(" ")}</p>`}<dl class="facts">${facts.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join("")}</dl>
<details><summary><b>${features.on.length} of ${features.on.length + features.off.length} features</b>${features.off.length > 0 ? `, without ${escapeHtml(features.off.join(", "))}` : ""}</summary>
<ul class="chips">${features.on.map((feature) => `<li>${escapeHtml(feature)}</li>`).join("")}${features.off.map((feature) => `<li class="off">${escapeHtml(feature)}</li>`).join("")}</ul></details>
<details><summary><b>Layout</b>: ${escapeHtml(
    layout
      .slice(0, 4)
      .map(([knob, value]) => `${knob} ${value}`)
      .join(", "),
  )}</summary>
<dl class="facts">${layout.map(([knob, value]) => `<div><dt>${escapeHtml(knob)}</dt><dd>${escapeHtml(value)}</dd></div>`).join("")}</dl></details>
</div>
</article></li>`;
}

/**
 * The site itself as an inert preview: visible, but not clickable, focusable or read out, because the link beside it
 * leads to the same place. It may run its scripts and nothing else.
 */
function preview(
  kind: "desk" | "phone",
  title: string,
  site: string,
  { width, height }: typeof DESKTOP | typeof PHONE,
): string {
  return `<div class="shot ${kind}" inert><iframe src="${site}index" title="${title}" width="${width}" height="${height}" loading="lazy" tabindex="-1" sandbox="allow-scripts allow-same-origin"></iframe></div>`;
}

/** The page's policy allows no style attributes, so each swatch has a class. */
function colorCss({ id, colors }: GalleryEntry): string {
  return colors.map(([role, hex]) => `.c-${id}-${role}{background:${hex}}`).join("");
}
