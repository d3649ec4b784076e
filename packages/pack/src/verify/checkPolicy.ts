import { policyHeaders } from "@livery/brand/compile/compilePolicy.ts";
import { cspHash } from "../contentHash.ts";
import { HEADER_ONLY } from "../render/csp.ts";
import { apacheHeader } from "../render/hosts/apacheConf.ts";
import { caddyHeader } from "../render/hosts/caddyfile.ts";
import { hostFiles } from "../render/hosts/hostRules.ts";
import { parseHeaders } from "../render/hosts/parseHeaders.ts";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

const CSP = "Content-Security-Policy";

/** The name of a directive and its sources. */
type Policy = ReadonlyMap<string, string>;

/**
 * Both pages have the policy of the headers, and it allows exactly what they contain and nothing unsafe; every host's
 * file has the same headers.
 */
export function checkPolicy({ files }: ReadPack): readonly Fault[] {
  const text = (file: string) => files.get(file)?.toString() ?? "";
  const headers = new Map(parseHeaders(text(hostFiles.headers)).find(({ pattern }) => pattern === "/*")?.headers);
  const policy = policyOf(headers.get(CSP) ?? "");
  const at = (file: string, messages: Iterable<string>) => [...messages].map((message) => ({ file, message }));
  return [
    ...at(hostFiles.headers, checkHeaders(headers, policy)),
    ...["index.html", "404.html"].flatMap((file) => at(file, checkPage(text(file), policy))),
    ...at(hostFiles.nginx, checkNginx(text(hostFiles.nginx), headers)),
    ...at(hostFiles.caddy, checkLines(text(hostFiles.caddy), headers, caddyHeader)),
    ...at(hostFiles.apache, checkLines(text(hostFiles.apache), headers, apacheHeader)),
  ];
}

function policyOf(text: string): Policy {
  return new Map(
    text.split("; ").map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

function* checkHeaders(headers: ReadonlyMap<string, string>, policy: Policy): Generator<string> {
  for (const [name, value] of Object.entries(policyHeaders))
    if (headers.get(name) !== value) yield `Its ${name} is not "${value}".`;
  if (policy.get("default-src") !== "'none'") yield "Its policy does not forbid by default: default-src is not 'none'.";
  for (const [name, sources] of policy)
    if (/'unsafe-|(?:^| )\*(?: |$)/u.test(sources)) yield `Its policy allows anything: ${name} ${sources}.`;
}

function* checkPage(page: string, header: Policy): Generator<string> {
  const [, meta] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/u.exec(page) ?? [];
  if (meta === undefined) return yield "It has no policy.";
  const own = policyOf(meta);
  for (const [name, sources] of header)
    if (!HEADER_ONLY.has(name) && own.get(name) !== sources) yield `Its policy differs from the header's: ${name}.`;
  for (const name of own.keys()) if (!header.has(name)) yield `Its policy has ${name}, which the header's has not.`;
  yield* checkInlined(page, "script", own.get("script-src") ?? "");
  yield* checkInlined(page, "style", own.get("style-src") ?? "");
}

/** What the page contains itself is allowed by its hash, and no other hash is. */
function* checkInlined(page: string, kind: "script" | "style", sources: string): Generator<string> {
  const contents = [...page.matchAll(new RegExp(`<${kind}([^>]*)>(.*?)</${kind}>`, "gsu"))]
    .filter(([, attributes = "", content = ""]) => content !== "" && !attributes.includes("application/json"))
    .map(([, , content = ""]) => cspHash(content));
  const allowed = sources.split(" ").filter((source) => source.startsWith("'sha256-"));
  for (const hash of contents)
    if (!allowed.includes(hash)) yield `Its policy blocks its own ${kind}: ${hash} is missing.`;
  for (const hash of allowed)
    if (!contents.includes(hash)) yield `Its policy allows a ${kind} that it does not contain: ${hash}.`;
}

function* checkNginx(file: string, headers: ReadonlyMap<string, string>): Generator<string> {
  const plain = (text = "") => text.replaceAll(/\\(["\\])/gu, "$1").replaceAll("%24", "$");
  const pieces = [...file.matchAll(/^set \$livery_policy "(?:\$\{livery_policy\})?(.*)";$/gmu)];
  const own = new Map(
    [...file.matchAll(/^add_header (\S+) "(.*)" always;$/gmu)].map(([, name = "", value]) => [name, plain(value)]),
  );
  own.set(CSP, pieces.map(([, piece]) => plain(piece)).join(""));
  for (const name of new Set([...own.keys(), ...headers.keys()]))
    if (own.get(name) !== headers.get(name)) yield `Its ${name} differs from that of _headers.`;
  if (!file.includes(`add_header ${CSP} $livery_policy always;`)) yield `It does not send its ${CSP}.`;
}

/** Of a file with a line for each header: whether each line is there. */
function* checkLines(
  file: string,
  headers: ReadonlyMap<string, string>,
  lineOf: (name: string, value: string) => string,
): Generator<string> {
  const lines = new Set(file.split("\n").map((line) => line.trim()));
  for (const [name, value] of headers)
    if (!lines.has(lineOf(name, value).trim())) yield `Its ${name} differs from that of _headers.`;
}
