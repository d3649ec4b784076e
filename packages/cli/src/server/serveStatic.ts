import { hash } from "node:crypto";
import { lstat, readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { contentType } from "@livery/pack/contentType.ts";
import { hostFiles } from "@livery/pack/render/hosts/hostRules.ts";
import { parseHeaders } from "@livery/pack/render/hosts/parseHeaders.ts";
import { matchPattern, parseRedirects } from "./pathRules.ts";

/** Configuration files for hosts, which are never served. */
const RULE_FILES: ReadonlySet<string> = new Set(Object.values(hostFiles).map((file) => `/${file}`));

/**
 * Serves a pack exactly like a static host: a file if it exists, otherwise the first matching rule of `_redirects`,
 * otherwise 404.html; headers from `_headers`. Every request reads from disk, so a pack may be replaced at any time.
 */
export async function serveStatic(folder: string, request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("Only GET and HEAD are allowed here.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const { pathname, search } = new URL(request.url);
  const path = decodePath(pathname);
  if (path === undefined) return new Response("This is not a valid path.\n", { status: 400 });
  if (isHidden(path)) return notFound(folder, request, path);
  const file = await readSiteFile(folder, path);
  if (file !== undefined) return respond(folder, request, path, file, 200);
  const rule = (await readRedirects(folder)).find(({ from }) => matchPattern(from, path) !== undefined);
  if (rule !== undefined && rule.status >= 300 && rule.status < 400) {
    const location = rule.to.replace(":splat", matchPattern(rule.from, path) ?? "");
    return new Response(null, { status: rule.status, headers: { Location: `${location}${search}` } });
  }
  const page = rule && (await readSiteFile(folder, rule.to));
  return page ? respond(folder, request, path, page, rule.status) : notFound(folder, request, path);
}

async function notFound(folder: string, request: Request, path: string): Promise<Response> {
  const page = await readSiteFile(folder, "/404.html");
  if (page === undefined) return new Response("Not found.\n", { status: 404 });
  return respond(folder, request, path, page, 404);
}

/**
 * Whether a name in the path starts with a dot: leftovers of tools such as `.git` or `.env` are not part of a site (RFC
 * 8615 is).
 */
function isHidden(path: string): boolean {
  return path.replace(/^\/\.well-known(?=\/)/, "").includes("/.");
}

interface SiteFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

async function respond(
  folder: string,
  request: Request,
  path: string,
  { name, content }: SiteFile,
  status: number,
): Promise<Response> {
  const tag = `"${hash("sha256", content, "hex").slice(0, 24)}"`;
  const headers = new Headers({
    "Content-Type": contentType(name),
    "Cache-Control": "public, max-age=0, must-revalidate",
    ETag: tag,
  });
  for (const [header, value] of await headersFor(folder, path)) headers.set(header, value);
  if (status === 200 && request.headers.get("If-None-Match") === tag)
    return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(content.length));
  return new Response(request.method === "HEAD" ? null : content, { status, headers });
}

/**
 * The decoded path, or `undefined` for one that our pages never request: hidden, leaving the folder or not decodable.
 */
function decodePath(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw);
    const odd = /[\\\0]|\/\/|(^|\/)\.{1,2}(\/|$)/.test(path);
    return odd ? undefined : path;
  } catch {
    return undefined;
  }
}

async function readSiteFile(folder: string, path: string): Promise<SiteFile | undefined> {
  if (RULE_FILES.has(path)) return undefined;
  const name = path.endsWith("/") ? `${path}index.html` : path;
  try {
    const file = join(folder, name);
    // Packs contain plain files only; a link could lead outside.
    const inside =
      (await realpath(file)) ===
      join(await realpath(folder), name)
        .split("/")
        .join(sep);
    if (!inside || !(await lstat(file)).isFile()) return undefined;
    return { name, content: new Uint8Array(await readFile(file)) };
  } catch {
    return undefined;
  }
}

async function headersFor(folder: string, path: string): Promise<(readonly [string, string])[]> {
  const rules = parseHeaders(await readRules(folder, hostFiles.headers));
  return rules.filter(({ pattern }) => matchPattern(pattern, path) !== undefined).flatMap(({ headers }) => headers);
}

async function readRedirects(folder: string): Promise<ReturnType<typeof parseRedirects>> {
  return parseRedirects(await readRules(folder, hostFiles.redirects));
}

function readRules(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), "utf8").catch(() => "");
}
