import type { RouteRow } from "./routes.ts";

/** What the access rule looks at: the brand's flag and whether a session token is held. */
export interface AccessContext {
  readonly loggedInOnly: boolean;
  readonly hasToken: boolean;
}

/**
 * The access rule (RT-047, RT-048, L42): where the site is for members only, every page but the exempt ones sends a
 * visitor without a token to /login. An unknown path (`undefined`) is no exception: its 404 is behind the door as well.
 */
export function mayEnter(route: RouteRow | undefined, { loggedInOnly, hasToken }: AccessContext): boolean {
  return !loggedInOnly || hasToken || route?.exempt === true;
}
