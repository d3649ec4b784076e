import { isOpen, registrationGate } from "@livery/product/gate.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import type { Switches } from "@livery/product/switches.gen.ts";

/** Where the call to join leads: to the registration, or where no new members are taken to the login. */
export function joinPath(switches: Pick<Switches, "DIRECTREG3">): RoutePath {
  return isOpen(registrationGate, { switches }) ? "/register" : "/login";
}
