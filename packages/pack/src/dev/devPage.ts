import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { shortHash } from "../contentHash.ts";
import { brandFiles } from "../render/brandFiles.ts";
import { brandCss, brandPage } from "../render/brandPage.ts";
import { iconGround, manifestIcons, renderIcons } from "../render/renderIcons.ts";
import { renderHtml } from "../render/renderHtml.ts";
import { cspHeader } from "../render/csp.ts";
import { renderWebManifest } from "../render/renderWebManifest.ts";
import type { SharedAssetFacts } from "../runtime/runtimeManifest.ts";

/** A brand's page in development, with all files that it names. */
export interface DevPage {
  readonly site: SiteConfig;
  /** As in a pack, but with Vite's module instead of chunks, and the nonce that allows the theme. */
  readonly html: string;
  /** Address, without its query → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly headers: Readonly<Record<string, string>>;
}

interface DevPageOptions {
  /** Address of the module that starts the site. */
  readonly entry: string;
  /** The nonce of inline content: the start script, the theme, which changes in the open page, and Vite's own code. */
  readonly nonce: string;
}

/** Makes a brand's page in the same steps as a pack; nothing is pruned. */
export async function devPage(
  brand: CompiledBrand,
  shared: SharedAssetFacts & { readonly contents: ReadonlyMap<string, Uint8Array> },
  { entry, nonce }: DevPageOptions,
): Promise<DevPage> {
  const ground = resolveColor(brand.theme, brand.theme.mode, "bg");
  const [css, icons] = await Promise.all([brandCss(brand), renderIcons(brand.logo, iconGround(brand.theme))]);
  const { site, files, marks } = brandFiles(brand, shared);
  const own: readonly (readonly [string, string | Uint8Array])[] = [
    ...files,
    ...icons,
    ["manifest.webmanifest", renderWebManifest(site, ground, manifestIcons)],
  ];
  const version = shortHash(JSON.stringify([brand.logo, iconGround(brand.theme)]));
  const html = renderHtml({
    ...brandPage({ ...brand, site, marks }),
    css,
    startScript: shared.start,
    nonce,
    entry,
    // Icons have fixed names, and browsers cache them for long: a changed logo needs another address.
    icons: {
      svg: `/favicon.svg?${version}`,
      ico: `/favicon.ico?${version}`,
      apple: `/apple-touch-icon.png?${version}`,
      manifest: `/manifest.webmanifest?${version}`,
    },
  });
  return {
    site,
    html,
    files: new Map([...shared.contents, ...own].map(([file, content]) => [`/${file}`, content])),
    headers: { ...brand.policy.headers, "Content-Security-Policy": cspHeader(allowVite(brand.policy.csp, nonce)) },
  };
}

/**
 * The brand's policy plus what Vite's client needs: inline code and styles with the nonce, its socket, and the worker
 * that waits for a restarted server. Trusted Types are off, because the client shows its errors as HTML and a module that
 * is replaced would create its policy again. Everything else is blocked in development as in a pack.
 */
function allowVite(csp: CompiledBrand["policy"]["csp"], nonce: string): CompiledBrand["policy"]["csp"] {
  const and = (directive: string, ...sources: readonly string[]): readonly string[] => [
    ...(csp[directive] ?? []),
    ...sources,
  ];
  const { "require-trusted-types-for": _required, "trusted-types": _policies, ...rest } = csp;
  return {
    ...rest,
    "script-src": and("script-src", `'nonce-${nonce}'`),
    "style-src": and("style-src", `'nonce-${nonce}'`),
    "connect-src": and("connect-src", "ws:"),
    "worker-src": ["'self'", "blob:"],
  };
}
