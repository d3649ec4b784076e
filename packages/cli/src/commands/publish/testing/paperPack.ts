import { sha256, shortHash } from "@livery/pack/contentHash.ts";
import { writeFiles } from "@livery/pack/out/writeFiles.ts";
import { renderApacheConf } from "@livery/pack/render/hosts/apacheConf.ts";
import { renderCaddyfile } from "@livery/pack/render/hosts/caddyfile.ts";
import { hostFiles, type HostRules } from "@livery/pack/render/hosts/hostRules.ts";
import { renderNginxConf } from "@livery/pack/render/hosts/nginxConf.ts";
import { rmSync } from "node:fs";
import { join } from "node:path";

interface PaperPack {
  readonly id: string;
  /** Which of its versions; every file of the brand's own differs. */
  readonly version: number;
  /** Which runtime; files that are the same for all brands. */
  readonly runtime?: number;
}

/**
 * Writes a small pack with files of every kind: a page that links assets with hashed names, of the brand and of the runtime,
 * and files with fixed names. Only odd versions have one of these.
 */
export function writePaperPack(out: string, { id, version, runtime = 1 }: PaperPack): void {
  const hashed = (name: string, text: string) => [`assets/${name}-${shortHash(text)}.js`, text] as const;
  const own = [hashed("brand", `brand ${id} ${version}`), hashed("game", `game ${id} ${version}`)];
  const shared = [hashed("app", `app ${runtime}`), hashed("lazy", `lazy ${runtime}`), hashed("same", "same")];
  const site = JSON.stringify({ id, merchant: id.toUpperCase() });
  const scripts = [...own, ...shared].map(([path]) => `<script src="/${path}"></script>`).join("");
  const page = `<script type="application/json" id="livery-site">${site}</script>${scripts}<p>version ${version}`;
  const rules: HostRules = {
    csp: { "default-src": ["'self'"] },
    headers: { "X-Brand": id, "X-Version": String(version) },
    origin: `https://${id}.example`,
    otherDomains: [],
    pages: ["/index"],
  };
  const fixed: readonly (readonly [string, string])[] = [
    ["index.html", page],
    ["404.html", `${page} not found`],
    ["manifest.webmanifest", JSON.stringify({ id, version })],
    ["robots.txt", `# ${id} ${version}`],
    [hostFiles.nginx, renderNginxConf(rules)],
    [hostFiles.caddy, renderCaddyfile(rules)],
    [hostFiles.apache, renderApacheConf(rules)],
    ...(version % 2 === 1 ? [[".well-known/security.txt", `# of ${id} ${version}`] as const] : []),
  ];
  const facts =
    (owners?: readonly string[]) =>
    ([path, text]: readonly [string, string]) =>
      [path, { bytes: Buffer.byteLength(text), sha256: sha256(text), ...(owners && { owners }) }] as const;
  const manifest = {
    schemaVersion: 1,
    livery: "0.0.0",
    id,
    merchant: id.toUpperCase(),
    features: {},
    services: [],
    runtime: String(runtime),
    files: Object.fromEntries([...[...fixed, ...own].map(facts()), ...shared.map(facts(["core"]))]),
  };
  const folder = join(out, id);
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, [...fixed, ...own, ...shared, ["livery.json", JSON.stringify(manifest)]]);
}
