import type { RoutePath } from "@livery/product/routes.ts";

const PATH: RoutePath = "/register";

/** The link by which somebody registers as invited by the owner of the code (PR-027). */
export function referralAddress(origin: string, code: string): string {
  return `${origin}${PATH}?referralCode=${encodeURIComponent(code)}`;
}
