import type { RoutePath } from "@livery/product/routes.ts";
import type { Switches } from "@livery/product/switches.gen.ts";

/** Where the call to join leads: to the registration, or where it is closed (DIRECTREG3 off) to the login. */
export function joinPath({ DIRECTREG3 }: Pick<Switches, "DIRECTREG3">): RoutePath {
  return DIRECTREG3 ? "/register" : "/login";
}
