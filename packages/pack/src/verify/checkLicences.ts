import { LICENCES, LICENCES_POLICY } from "../render/renderLicences.ts";
import { packagePlaces } from "./checkSbom.ts";
import type { ReadPack } from "./readPack.ts";
import { unescapeHtml } from "./unescapeHtml.ts";
import type { Fault } from "./verifyPacks.ts";

/** The page of licences has the name, the licence and its text of each package in the pack, and runs nothing. */
export function checkLicences(pack: ReadPack): readonly Fault[] {
  const page = pack.files.get(LICENCES)?.toString();
  const messages = page === undefined ? ["It is missing."] : [...faultsOf(page, [...packagePlaces(pack).keys()])];
  return messages.map((message) => ({ file: LICENCES, message }));
}

/** No text of a licence is shorter, in characters. */
const SHORTEST = 300;

function* faultsOf(page: string, purls: readonly string[]): Generator<string> {
  if (!page.includes(`<meta http-equiv="Content-Security-Policy" content="${LICENCES_POLICY}">`))
    yield "It has not the policy of a page without scripts.";
  const known = new Set<string>();
  for (const [, title = "", licence = "", texts = ""] of page.matchAll(SECTION)) {
    const names = unescapeHtml(title).split(", ");
    if (licence === "" || texts.length < SHORTEST) yield `${names.join(" and ")} has no licence, or no text of it.`;
    for (const name of names) known.add(name);
  }
  for (const purl of purls) {
    const name = nameOf(purl);
    if (!known.has(name)) yield `It lacks ${name}.`;
  }
}

const SECTION = /<section lang="en">\n<h2>(.*?)<\/h2>\n<p>(.*?)<\/p>\n((?:<pre>[^<]*<\/pre>\n)*)<\/section>/gu;

/** `pkg:npm/%40base-ui/react@1.9.0` → `@base-ui/react 1.9.0`. */
function nameOf(purl: string): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//u, "").replace(/@([^@]*)$/u, " $1"));
}
