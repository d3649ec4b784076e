import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { usedServices } from "@livery/product/services.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { enabledRoutes } from "@livery/product/routes.ts";
import { earlyFiles } from "./render/earlyFiles.ts";
import type { RuntimeBuild } from "./buildRuntime.ts";
import { compareText } from "./compareText.ts";
import { sha256 } from "./contentHash.ts";
import { liveryVersion } from "./liveryVersion.ts";
import { PACK_MANIFEST, type PackManifest, PROVENANCE } from "./out/packManifest.ts";
import type { Owner } from "./runtime/runtimeManifest.ts";
import { prunePlan } from "./prunePlan.ts";
import { allowInlined, cspMeta } from "./render/csp.ts";
import { renderApacheConf } from "./render/hosts/apacheConf.ts";
import { renderCaddyfile } from "./render/hosts/caddyfile.ts";
import { hostFiles, type HostRules } from "./render/hosts/hostRules.ts";
import { renderNginxConf } from "./render/hosts/nginxConf.ts";
import { renderHeaders, renderRedirects } from "./render/hosts/ruleFiles.ts";
import { brandFiles, needsOf } from "./render/brandFiles.ts";
import { drawHome } from "./render/drawHome.ts";
import { type AddressedBrand, brandCss, brandPage } from "./render/brandPage.ts";
import { PackError } from "./packError.ts";
import { iconGround, type Icons, manifestIcons, renderIcons } from "./render/renderIcons.ts";
import { type DrawnHome, type Page, renderHtml } from "./render/renderHtml.ts";
import { LICENCES, renderLicences } from "./render/renderLicences.ts";
import { renderProvenance } from "./render/renderProvenance.ts";
import { renderRobots } from "./render/renderRobots.ts";
import { renderSbom, SBOM } from "./render/renderSbom.ts";
import { renderSecurityTxt, SECURITY_TXT } from "./render/renderSecurityTxt.ts";
import { renderWebManifest } from "./render/renderWebManifest.ts";
import { usedPackages } from "./render/usedPackages.ts";

/** The steps of rendering a pack, which `npm run bench:pack` measures. */
type PackStep = "theme" | "icons" | "art" | "drawing" | "html" | "licences" | "hashes";

/** Runs a step of the packing; the benchmark passes one that measures time. */
export type RunStep = <T>(step: PackStep, work: () => T) => T;

export type PackRuntime = Pick<RuntimeBuild, "directory" | "manifest" | "hash">;

/** A rendered pack that is not on disk yet. */
export interface DrawnPack {
  readonly id: string;
  readonly manifest: PackManifest;
  /** The brand's own files, including `livery.json` and `provenance.json`: path in the pack → content. */
  readonly own: readonly (readonly [file: string, content: string | Uint8Array])[];
  /** The runtime's files that the brand needs. */
  readonly shared: readonly string[];
}

/** Renders the static site of one brand: its own files, the runtime files it needs, and `livery.json`. */
export async function renderPack(
  brand: CompiledBrand,
  runtime: PackRuntime,
  run: RunStep = (_step, work) => work(),
): Promise<DrawnPack> {
  const ground = resolveColor(brand.theme, brand.theme.mode, "bg");
  const themeCss = await run("theme", () => brandCss(brand));
  const icons = await run("icons", () => drawIcons(brand));
  const { site, files: named, marks } = run("art", () => brandFiles(brand, runtime.manifest));
  const drawn = await run("drawing", () => drawHome(runtime.directory, site));
  const pages = run("html", () =>
    renderPages({ ...brand, site, marks }, runtime.manifest, { themeCss, ground, drawn }),
  );
  const law = ["compliance.json", renderCompliance(brand)] as const;
  const shared = prunePlan(runtime.manifest, needsOf(brand));
  const used = usedPackages(runtime.manifest, shared);
  const others = run("licences", () => [
    [SBOM, renderSbom(brand.id, runtime.manifest, used)] as const,
    [LICENCES, renderLicences(site, runtime.manifest, used)] as const,
  ]);
  const files = [...pages, law, ...others, ...named, ...icons];
  return run("hashes", () => {
    const manifest = packManifest({ ...brand, site, themeCss }, runtime, files, shared);
    const listed = `${JSON.stringify(manifest, null, 1)}\n`;
    const provenance = renderProvenance({ brand, runtime, subject: sha256(listed) });
    const own = [...files, [PACK_MANIFEST, listed] as const, [PROVENANCE, provenance] as const];
    return { id: brand.id, manifest, own, shared };
  });
}

/** A valid SVG may still be more than the image library can render. */
function drawIcons({ id, logo, theme }: CompiledBrand): Promise<Icons> {
  return renderIcons(logo, iconGround(theme)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new PackError(
      `No icons can be drawn from the logo in the assets/ of brand "${id}": ${reason}. Export it again as a plain SVG.`,
      { cause: error },
    );
  });
}

interface DrawnParts {
  readonly themeCss: string;
  readonly ground: string;
  readonly drawn: DrawnHome | undefined;
}

/**
 * The files with fixed names. 404.html is the same page as index.html without home: hosts without fallback rules (GitHub
 * Pages, S3) send it for an unknown path, and the app then shows the page of that path, or its own not-found view.
 */
function renderPages(
  brand: AddressedBrand,
  {
    entry,
    sections,
    start,
    firstStyles,
  }: Pick<RuntimeBuild["manifest"], "entry" | "sections" | "start" | "firstStyles">,
  { themeCss, ground, drawn }: DrawnParts,
): [string, string][] {
  const { site, policy } = brand;
  const css = themeCss + firstStyles.css;
  const csp = allowInlined(policy.csp, { style: css, script: start });
  // The pages of the core and of the features that are on.
  const rules: HostRules = { ...policy, csp, pages: enabledRoutes(site).map(({ path }) => path) };
  const securityTxt = renderSecurityTxt(policy, site);
  const page: Page = {
    ...brandPage(brand),
    css,
    csp: cspMeta(csp),
    startScript: start,
    early: earlyFiles(site, { entry, sections }, firstStyles.files),
    entry: `/${entry.file}`,
    icons: {
      svg: "/favicon.svg",
      ico: "/favicon.ico",
      apple: "/apple-touch-icon.png",
      manifest: "/manifest.webmanifest",
    },
  };
  return [
    ["index.html", renderHtml({ ...page, ...(drawn && { drawn }) })],
    ["404.html", renderHtml(page)],
    [hostFiles.headers, renderHeaders(rules)],
    [hostFiles.redirects, renderRedirects(rules)],
    [hostFiles.nginx, renderNginxConf(rules)],
    [hostFiles.caddy, renderCaddyfile(rules)],
    [hostFiles.apache, renderApacheConf(rules)],
    ["robots.txt", renderRobots(site)],
    ["manifest.webmanifest", renderWebManifest(site, ground, manifestIcons)],
    ...(securityTxt === undefined ? [] : [[SECURITY_TXT, securityTxt] satisfies [string, string]]),
  ];
}

/** The metadata of all files; `shared` is already sorted. */
function packManifest(
  { site, policy, theme, themeCss }: CompiledBrand & { readonly themeCss: string },
  runtime: PackRuntime,
  own: readonly (readonly [string, string | Uint8Array])[],
  shared: readonly string[],
): PackManifest {
  const facts = new Map(shared.map((file) => [file, sharedFacts(runtime.manifest, file)]));
  for (const [file, content] of own) facts.set(file, { bytes: Buffer.byteLength(content), sha256: sha256(content) });
  return {
    schemaVersion: 1,
    livery: liveryVersion,
    id: site.id,
    merchant: site.merchant,
    flags: site.switches,
    features: site.features,
    services: usedServices(site),
    domains: [...(policy.origin ? [new URL(policy.origin).host] : []), ...policy.otherDomains],
    color: resolveColor(theme, theme.mode, "brand"),
    tokens: sha256(themeCss),
    runtime: runtime.hash,
    files: Object.fromEntries([...facts].toSorted(([a], [b]) => compareText(a, b))),
  };
}

function sharedFacts(manifest: RuntimeBuild["manifest"], file: string): PackManifest["files"][string] {
  const facts = manifest.files[file];
  if (facts === undefined) throw new Error(`The runtime manifest does not list ${file}`);
  const found = ownersIn(manifest).get(file) ?? ["core"];
  return {
    bytes: facts.bytes,
    sha256: facts.sha256,
    owners: found.includes("core") ? ["core"] : found,
    ...(facts.packages && { packages: facts.packages }),
  };
}

/** What needs each shared file; texts, icons and fonts are the core's. */
function ownersIn(manifest: RuntimeBuild["manifest"]): ReadonlyMap<string, readonly Owner[]> {
  const known = owners.get(manifest);
  if (known) return known;
  const found = new Map<string, Owner[]>();
  for (const [owner, { files }] of Object.entries(manifest.features))
    for (const file of files) found.set(file, [...(found.get(file) ?? []), owner as Owner]);
  owners.set(manifest, found);
  return found;
}

/** A runtime is packed for many brands. */
const owners = new WeakMap<RuntimeBuild["manifest"], ReadonlyMap<string, readonly Owner[]>>();

/**
 * `compliance.json`: the compliance requirements of the brand, for regulators (CO-007). It does not contain the day of
 * the build, so that the same rules give the same bytes. Within a schema version, keys are only added.
 */
function renderCompliance({ id, compliance }: Pick<CompiledBrand, "id" | "compliance">): string {
  return `${JSON.stringify({ schemaVersion: 1, id, ...compliance }, null, 1)}\n`;
}
