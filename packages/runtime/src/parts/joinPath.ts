import type { RoutePath } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** Where the call to join leads: to the registration, or where it is closed (DIRECTREG3 off) to the login. */
export function joinPath(site: Pick<SiteConfig, "switches">): RoutePath {
  return site.switches.DIRECTREG3 ? "/register" : "/login";
}
