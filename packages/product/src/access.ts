import { type GateContext, isOpen } from "./gate.ts";
import type { RouteRow } from "./routes.ts";

/**
 * The access rule (RT-047, RT-048, L42): on a site for members only, every page except the exempt ones sends a visitor
 * without a token to /login. That includes unknown paths (`undefined`): their 404 page needs a session as well.
 */
export function mayEnter(route: RouteRow | undefined, context: Pick<GateContext, "switches" | "session">): boolean {
  const membersOnly = isOpen({ switch: "LOGGEDINONLY3" }, context);
  return !membersOnly || route?.exempt === true || isOpen({ session: "held" }, context);
}
