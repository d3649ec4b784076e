import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import type { JsonValue } from "@livery/brand/jsonSchema.ts";
import { renderThemeCss } from "@livery/theme/render/renderThemeCss.ts";
import { tokenName } from "@livery/theme/tokenName.ts";
import { isDeepStrictEqual } from "node:util";
import type { SiteChange } from "./explanation.ts";

/** The differences between two compiled forms of a brand. */
export interface BrandDifference {
  readonly site: readonly SiteChange[];
  readonly tokens: readonly string[];
  readonly policy: readonly string[];
  readonly compliance: boolean;
  /** CSS custom properties, without their leading hyphens. */
  readonly properties: ReadonlySet<string>;
}

/** Compares two compiled forms of a brand. */
export async function compareBrands(before: CompiledBrand, after: CompiledBrand): Promise<BrandDifference> {
  const properties = changedNames(await propertiesOf(before), await propertiesOf(after));
  const tokens = changedNames(tokensOf(before), tokensOf(after));
  const shown = [...tokensOf(after).keys()].filter((name) => properties.has(tokenName(name.split("."))));
  return {
    site: changesBetween(before.site, after.site, []),
    tokens: [...new Set([...tokens, ...shown])].toSorted(),
    policy: policyChanges(before, after),
    compliance: !isDeepStrictEqual(before.compliance, after.compliance),
    properties,
  };
}

/** Paths of the values that differ; a list counts as one value. */
function changesBetween(before: unknown, after: unknown, path: readonly string[]): SiteChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
  }
  // Both are plain JSON or absent.
  const [from, to] = [before, after] as readonly (JsonValue | undefined)[];
  return [{ key: path.join("."), ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
}

function policyChanges({ policy: before }: CompiledBrand, { policy: after }: CompiledBrand): string[] {
  const headers = changesBetween(before.headers, after.headers, []).map(({ key }) => key);
  const directives = changesBetween(before.csp, after.csp, []).map(({ key }) => `Content-Security-Policy: ${key}`);
  const redirects = isDeepStrictEqual(before.otherDomains, after.otherDomains) ? [] : ["redirects"];
  const origin = before.origin === after.origin ? [] : ["origin"];
  return [...directives, ...headers, ...redirects, ...origin];
}

/** Every token of every mode as text, by its DTCG name; the modes' values are joined. */
function tokensOf({ theme }: CompiledBrand): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  const take = (node: unknown, path: readonly string[]): void => {
    if (!isRecord(node)) return;
    const name = path.join(".");
    if ("$value" in node) tokens.set(name, `${tokens.get(name) ?? ""}\n${JSON.stringify(node["$value"])}`);
    else for (const [key, child] of Object.entries(node)) if (!key.startsWith("$")) take(child, [...path, key]);
  };
  for (const tree of Object.values(theme.tokens)) take(tree, []);
  return tokens;
}

/** Every custom property as declared in the stylesheet; the values of its blocks are joined. */
async function propertiesOf({ theme }: CompiledBrand): Promise<ReadonlyMap<string, string>> {
  const properties = new Map<string, string>();
  for (const [, name = "", value = ""] of (await renderThemeCss(theme)).matchAll(/--([\w-]+):([^;}]*)/g)) {
    properties.set(name, `${properties.get(name) ?? ""}\n${value}`);
  }
  return properties;
}

function changedNames(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> {
  const names = new Set([...before.keys(), ...after.keys()]);
  return new Set([...names].filter((name) => before.get(name) !== after.get(name)));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
