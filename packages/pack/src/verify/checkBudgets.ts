import budget from "../../budget.json" with { type: "json" };
import { brotliSizeSync } from "../brotliSize.ts";
import { sha256 } from "../contentHash.ts";
import type { EarlyFiles } from "../render/earlyFiles.ts";
import { parseJson } from "./parseJson.ts";
import type { ReadPack } from "./readPack.ts";
import { unescapeHtml } from "./unescapeHtml.ts";
import type { Fault } from "./verifyPacks.ts";

const PAGE = "index.html";

/**
 * Each page of the brand keeps to the budget of `budget.json`: the scripts that a visit loads before it can be used, if it
 * begins there, and the texts in each language.
 */
export function checkBudgets({ files }: ReadPack): readonly Fault[] {
  const page = files.get(PAGE)?.toString() ?? "";
  const early = earlyIn(page);
  const [, entry] = /<script type="module"[^>]* src="([^"]+)">/u.exec(page) ?? [];
  if (!early || entry === undefined) return [{ file: PAGE, message: "It does not say which files its pages need." }];
  /** Most pages share most of their files. */
  const known = new Map<string, number>();
  const sizeOf = (addresses: readonly string[]): number => {
    for (const address of addresses) if (!known.has(address)) known.set(address, sizeIn(files, address.slice(1)));
    return addresses.reduce((sum, address) => sum + (known.get(address) ?? 0), 0);
  };
  const pages = early.pages.flatMap(({ paths, files: places }) => {
    const own = places.map((place) => early.files[place] ?? "").filter((file) => file.endsWith(".js"));
    const most = paths.includes("/") ? budget.firstLoadScriptsBrotli : budget.pageScriptsBrotli;
    return over(`The scripts of ${paths.join(", ")}`, sizeOf([...new Set([entry, ...early.imports, ...own])]), most);
  });
  const texts = Object.entries(early.texts).flatMap(([language, parts]) => {
    const all = [parts?.core, parts?.frame].filter((address) => address !== undefined);
    return over(`The texts of every page in "${language}"`, sizeOf(all), budget.firstLoadTextsBrotli);
  });
  return [...pages, ...texts].map((message) => ({ file: PAGE, message }));
}

function over(what: string, bytes: number, most: number): readonly string[] {
  const show = (count: number) => count.toLocaleString("en-US");
  return bytes <= most
    ? []
    : [`${what} weigh ${show(bytes)} bytes after brotli, ${show(bytes - most)} over the budget of ${show(most)}.`];
}

/** What the start script of a page knows. */
function earlyIn(page: string): EarlyFiles | undefined {
  const [, data] = /<script data-early="([^"]*)">/u.exec(page) ?? [];
  const early = parseJson<EarlyFiles>(Buffer.from(unescapeHtml(data ?? "")));
  return early?.pages && early.files && early.imports && early.texts ? (early as EarlyFiles) : undefined;
}

/** Shared files are the same in many packs. By sha256. */
const sizes = new Map<string, number>();

/** The size of a file after brotli; 0 for one that is missing, which is a fault of another check. */
function sizeIn(files: ReadPack["files"], file: string): number {
  const content = files.get(file);
  if (!content) return 0;
  const key = sha256(content);
  const size = sizes.get(key) ?? brotliSizeSync(content);
  sizes.set(key, size);
  return size;
}
