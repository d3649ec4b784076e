import type { RouteRow } from "./routes.ts";

/** The input of the access rule: the brand's flag, and whether there is a session token. */
export interface AccessContext {
  readonly loggedInOnly: boolean;
  readonly hasToken: boolean;
}

/**
 * The access rule (RT-047, RT-048, L42): on a site for members only, every page except the exempt ones sends a visitor
 * without a token to /login. That includes unknown paths (`undefined`): their 404 page needs a session as well.
 */
export function mayEnter(route: RouteRow | undefined, { loggedInOnly, hasToken }: AccessContext): boolean {
  return !loggedInOnly || hasToken || route?.exempt === true;
}
