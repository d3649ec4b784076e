import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { renderThemeCss } from "@livery/theme/render/renderThemeCss.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { shortHash } from "../contentHash.ts";
import { brandFiles } from "../render/brandFiles.ts";
import { brandPage } from "../render/brandPage.ts";
import { manifestIcons, renderIcons } from "../render/renderIcons.ts";
import { renderHtml } from "../render/renderHtml.ts";
import { cspHeader } from "../render/renderPolicy.ts";
import { renderWebManifest } from "../render/renderWebManifest.ts";
import type { SharedAssetFacts } from "../runtime/runtimeManifest.ts";

/** A brand's page in development, with everything that it names. */
export interface DevPage {
  readonly site: SiteConfig;
  /** As a pack has it, but with the module that Vite serves in the place of chunks, and the nonce that lets the theme in. */
  readonly html: string;
  /** Address, without its query → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly headers: Readonly<Record<string, string>>;
}

interface DevPageOptions {
  /** Address of the module that starts the site. */
  readonly entry: string;
  /** Carried by what is inline: the theme, which changes in the open page, and Vite's own code. */
  readonly nonce: string;
}

/** Makes a brand's page by the steps that a pack takes; nothing is pruned. */
export async function devPage(
  brand: CompiledBrand,
  shared: SharedAssetFacts & { readonly contents: ReadonlyMap<string, Uint8Array> },
  { entry, nonce }: DevPageOptions,
): Promise<DevPage> {
  const ground = resolveColor(brand.theme, brand.theme.mode, "bg");
  const [themeCss, icons] = await Promise.all([renderThemeCss(brand.theme), renderIcons(brand.logo, ground)]);
  const { site, pictures } = brandFiles(brand, shared);
  const own: readonly (readonly [string, string | Uint8Array])[] = [
    ...pictures,
    ...icons,
    ["manifest.webmanifest", renderWebManifest(site, ground, manifestIcons)],
  ];
  const version = shortHash(JSON.stringify([brand.logo, ground]));
  const html = renderHtml({
    ...brandPage({ ...brand, site }, themeCss),
    startScript: `/${shared.start}`,
    scripts: [entry],
    styles: [],
    // Icons have fixed names, and browsers keep them long: a changed logo needs another address.
    icons: {
      svg: `/favicon.svg?${version}`,
      ico: `/favicon.ico?${version}`,
      apple: `/apple-touch-icon.png?${version}`,
      manifest: `/manifest.webmanifest?${version}`,
    },
  });
  return {
    site,
    html: html.replace("<style>", `<style nonce="${nonce}">`),
    files: new Map([...shared.contents, ...own].map(([file, content]) => [`/${file}`, content])),
    headers: { ...brand.policy.headers, "Content-Security-Policy": cspHeader(allowVite(brand.policy.csp, nonce)) },
  };
}

/**
 * The brand's policy with what Vite's client needs: inline code and styles that carry the nonce, its socket, and the
 * worker that waits for a server that was restarted. All else is refused in development as it is in a pack.
 */
function allowVite(csp: CompiledBrand["policy"]["csp"], nonce: string): CompiledBrand["policy"]["csp"] {
  const and = (directive: string, ...sources: readonly string[]): readonly string[] => [
    ...(csp[directive] ?? []),
    ...sources,
  ];
  return {
    ...csp,
    "script-src": and("script-src", `'nonce-${nonce}'`),
    "style-src": and("style-src", `'nonce-${nonce}'`),
    "connect-src": and("connect-src", "ws:"),
    "worker-src": ["'self'", "blob:"],
  };
}
