import type { SiteConfig } from "./siteConfig.ts";

/**
 * Services of others with code of their own in the site. A brand uses one by naming its account there, under the key of
 * the same name. Without the key, the pack has none of that code, and its policy allows none of the service's hosts.
 */
export const services = [{ id: "firebase" }, { id: "turnstile" }, { id: "analytics" }] as const satisfies readonly {
  readonly id: keyof SiteConfig;
}[];

export type ServiceId = (typeof services)[number]["id"];

/** The services that a brand uses. */
export function usedServices(site: Pick<SiteConfig, ServiceId>): readonly ServiceId[] {
  return services.flatMap(({ id }) => (site[id] === undefined ? [] : [id]));
}
