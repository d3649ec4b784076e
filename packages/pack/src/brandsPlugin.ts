import { formatProblem } from "@livery/brand/formatProblem.ts";
import { features } from "@livery/product/features.ts";
import { textIn } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { renderThemeCss } from "@livery/theme/render/renderThemeCss.ts";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { compileWorkspace } from "./compileWorkspace.ts";
import { contentType } from "./contentType.ts";
import type { PictureBrand } from "./pictures/drawPicture.ts";
import { isWithin } from "./isWithin.ts";
import { createPictureStore, type PictureStore } from "./pictures/pictureStore.ts";
import { parsePreviewPicture, previewPicture } from "./pictures/previewPicture.ts";
import { brandFiles } from "./render/brandFiles.ts";
import { cacheControl } from "./render/hosts/hostRules.ts";
import { htmlAttributes } from "./render/htmlAttributes.ts";
import { sharedAssets, sharedAssetSources } from "./runtime/sharedAssets.ts";
import { defaultBrandsFolder, workspaceRoot } from "./workspace.ts";

/** A brand as `virtual:livery/brands` exports it. */
export interface PreviewBrand {
  readonly id: string;
  readonly name: string;
  readonly site: SiteConfig;
  /** The brand's variables. */
  readonly themeCss: string;
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Address of the stylesheet of the brand's web fonts. */
  readonly fontCss: string;
}

interface BrandsPluginOptions {
  readonly brandsFolder?: string;
  /**
   * Platform pictures that a build includes, by their addresses (`pictureAddress`), for every brand and mode. A server
   * draws pictures on request.
   */
  readonly pictures?: readonly string[];
}

interface Preview {
  readonly brands: readonly PreviewBrand[];
  /** Address → content. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  /** The input for drawing each brand's platform pictures. */
  readonly looks: ReadonlyMap<string, PictureBrand>;
}

const MODULE = "virtual:livery/brands";
const RESOLVED = `\0${MODULE}`;

const allFeatures = features.map(({ id }) => id);

const modes = ["light", "dark"] as const;

/**
 * Vite plugin for development and Storybook. It provides the brands of the folder, compiled exactly as for a pack, as a
 * module; their pictures, texts, icons and fonts at the addresses in `site.assets`; and the platform's pictures at
 * those of `previewPicture`. A change in a brand folder appears in the open page. Brands with errors fail the module
 * with the output of `livery check`.
 */
export function brandsPlugin({ brandsFolder = defaultBrandsFolder, pictures = [] }: BrandsPluginOptions = {}): Plugin {
  const store = createPictureStore();
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
      const { assets, looks } = await current();
      for (const [address, source] of [...assets, ...drawAll(pictures, looks, store)]) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      }
    },
    configureServer(server) {
      watchSources(server, [brandsFolder, ...sharedAssetSources], () => (preview = undefined));
      server.middlewares.use(fileHandler(current, store));
    },
  };
}

/** Serves the files of the brands and pictures; everything else is left to Vite. */
function fileHandler(current: () => Promise<Preview>, store: PictureStore): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url?.split("?")[0] ?? "";
    const picture = parsePreviewPicture(address);
    if (picture === undefined && !address.startsWith("/assets/")) return next();
    current().then(({ assets, looks }) => {
      const look = picture && looks.get(picture.brand);
      const content = picture ? look && store(look, picture, picture.mode)?.svg : assets.get(address);
      if (content === undefined) return next();
      response.setHeader("Content-Type", contentType(address));
      response.setHeader("Cache-Control", picture ? cacheControl.page : cacheControl.asset);
      response.end(content);
    }, next);
  };
}

/** Pictures for every brand in both modes; an unknown picture fails the build. */
function drawAll(
  addresses: readonly string[],
  looks: ReadonlyMap<string, PictureBrand>,
  store: PictureStore,
): [string, string][] {
  const wanted = [...looks.keys()].flatMap((id) =>
    modes.flatMap((mode) => addresses.map((address) => previewPicture(address, id, mode))),
  );
  return wanted.map((address) => {
    const picture = parsePreviewPicture(address);
    const look = picture && looks.get(picture.brand);
    const drawn = picture && look && store(look, picture, picture.mode);
    if (!drawn) throw new Error(`No picture can be drawn for ${address}: see pictureAddress in packages/product.`);
    return [address, drawn.svg];
  });
}

function watchSources(server: ViteDevServer, sources: readonly string[], forget: () => void): void {
  server.watcher.add([...sources]);
  const onChange = (file: string): void => {
    if (!isWithin(file, sources)) return;
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
    // Stories switch any feature on.
    const { site, files } = brandFiles(brand, shared, allFeatures);
    for (const [file, content] of files) assets.set(`/${file}`, content);
    return {
      id: brand.id,
      name: textIn(site.name, site.defaultLanguage),
      site,
      themeCss: await renderThemeCss(brand.theme),
      attributes: htmlAttributes(site, brand.theme),
      fontCss: site.assets.fonts.sheet,
    };
  });
  const looks = new Map(brands.map((brand) => [brand.id, brand]));
  return { brands: await Promise.all(previews), assets, looks };
}
