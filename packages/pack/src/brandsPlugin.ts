import { formatProblem } from "@livery/brand/formatProblem.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { renderThemeCss } from "@livery/theme/render/renderThemeCss.ts";
import { resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { compileWorkspace } from "./compileWorkspace.ts";
import { contentType } from "./contentType.ts";
import { brandFiles } from "./render/brandFiles.ts";
import { htmlAttributes } from "./render/htmlAttributes.ts";
import { sharedAssetFolders, sharedAssets } from "./runtime/sharedAssets.ts";
import { defaultBrandsFolder, workspaceRoot } from "./workspace.ts";

/** A brand as `virtual:livery/brands` exports it. */
export interface PreviewBrand {
  readonly id: string;
  readonly name: string;
  readonly site: SiteConfig;
  /** The brand's variables. */
  readonly themeCss: string;
  /** Attributes that `<html>` gets. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Addresses of the stylesheets of the brand's web fonts. */
  readonly fontCss: readonly string[];
}

interface BrandsPluginOptions {
  readonly brandsFolder?: string;
}

interface Preview {
  readonly brands: readonly PreviewBrand[];
  /** Address → content. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
}

const MODULE = "virtual:livery/brands";
const RESOLVED = `\0${MODULE}`;

/**
 * Vite plugin for development and Storybook: the brands of the folder, compiled exactly as a pack compiles them, as a
 * module; their pictures, texts, icons and fonts at the addresses that `site.assets` names. A change in a brand folder
 * shows in the open page. Brands with errors fail the module with the messages of `livery check`.
 */
export function brandsPlugin({ brandsFolder = defaultBrandsFolder }: BrandsPluginOptions = {}): Plugin {
  let preview: Promise<Preview> | undefined;
  const current = (): Promise<Preview> => (preview ??= compilePreview(brandsFolder));
  return {
    name: "livery:brands",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { brands } = await current();
      return `export const brands = ${JSON.stringify(brands)};`;
    },
    async generateBundle() {
      for (const [address, source] of (await current()).assets) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      }
    },
    configureServer(server) {
      watchFolders(server, [brandsFolder, ...sharedAssetFolders], () => (preview = undefined));
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split("?")[0] ?? "";
        if (!address.startsWith("/assets/")) return next();
        current().then(({ assets }) => {
          const content = assets.get(address);
          if (content === undefined) return next();
          response.setHeader("Content-Type", contentType(address));
          response.end(content);
        }, next);
      });
    },
  };
}

function watchFolders(server: ViteDevServer, folders: readonly string[], forget: () => void): void {
  server.watcher.add([...folders]);
  const onChange = (file: string): void => {
    if (!folders.some((folder) => resolve(file).startsWith(folder + sep))) return;
    forget();
    const module = server.moduleGraph.getModuleById(RESOLVED);
    if (module !== undefined) void server.reloadModule(module);
  };
  for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, onChange);
}

async function compilePreview(brandsFolder: string): Promise<Preview> {
  const [{ brands, problems }, shared] = await Promise.all([
    compileWorkspace(brandsFolder, workspaceRoot),
    sharedAssets(),
  ]);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    throw new Error(errors.map((problem) => formatProblem(problem, { color: false })).join("\n\n"));
  }
  const assets = new Map<string, string | Uint8Array>();
  for (const [file, content] of shared.contents) assets.set(`/${file}`, content);
  const previews = brands.map(async (brand): Promise<PreviewBrand> => {
    const { site, pictures } = brandFiles(brand, shared);
    for (const [file, content] of pictures) assets.set(`/${file}`, content);
    return {
      id: brand.id,
      name: site.name[site.defaultLanguage],
      site,
      themeCss: await renderThemeCss(brand.theme),
      attributes: htmlAttributes(site, brand.theme),
      fontCss: site.assets.fonts,
    };
  });
  return { brands: await Promise.all(previews), assets };
}
