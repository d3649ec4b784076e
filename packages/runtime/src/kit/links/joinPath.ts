import { isOpen, registrationGate } from "@livery/product/gate.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import type { Switches } from "@livery/product/switches.gen.ts";

/** Where the sign-up buttons of home lead: to the registration, or to the login where registration is closed. */
export function joinPath(switches: Pick<Switches, "DIRECTREG3">): RoutePath {
  return isOpen(registrationGate, { switches }) ? "/register" : "/login";
}
