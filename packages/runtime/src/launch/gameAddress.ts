import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

interface AddressRules {
  readonly site: Pick<SiteConfig, "play"> & { readonly hosts: Pick<SiteConfig["hosts"], "games"> };
  /** The platform's hosts for games; it may name any (BR-040). */
  readonly cdns: readonly string[];
  /** The site's own origin. */
  readonly own: string;
  /** From 0 to 1, without 1. */
  readonly random?: () => number;
}

/**
 * The address of a game if it may be embedded: https at a host that the brand lists, or the demonstration provider of this
 * machine in a brand for play money (LA-040, BR-041). A path gets one of the platform's hosts, chosen at random (LA-043).
 */
export function gameAddress(given: string | undefined, rules: AddressRules): string | undefined {
  if (given === undefined) return undefined;
  const isPath = /^\/(?![/\\])/u.test(given);
  const base = isPath ? pickHost(rules) : undefined;
  if (isPath && base === undefined) return undefined;
  if (!URL.canParse(given, base)) return undefined;
  const address = new URL(given, base);
  return isAllowed(address, rules) ? address.href : undefined;
}

/** One of the platform's hosts that the brand knows. */
function pickHost(rules: AddressRules): string | undefined {
  const { cdns, random = Math.random } = rules;
  const known = cdns.filter((host) => URL.canParse(host) && isAllowed(new URL(host), rules));
  return known[Math.floor(random() * known.length)];
}

/** A game on the site's own origin could read everything that the site stores, whatever its frame forbids. */
function isAllowed(address: URL, { site, own }: AddressRules): boolean {
  const { protocol, hostname, origin, username, password } = address;
  if (origin === own || username !== "" || password !== "") return false;
  if (protocol === "https:") return site.hosts.games?.includes(origin) ?? false;
  return protocol === "http:" && hostname === DEMO_GAMES_HOST && site.play === "demo";
}
