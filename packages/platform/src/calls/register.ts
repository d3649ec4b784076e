import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/register.gen.js";
import { type Registered, type RegistrationRequest, fromRegistration, toRegistered } from "../registration.ts";

/** Registers a member. The response has a token if the platform begins the session at once (AP-007). */
export const register: Call<RegistrationRequest, Registered> = {
  id: "register",
  requirement: "AP-007",
  method: "PUT",
  path: "/wps/member/register",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: (request) => ({ json: fromRegistration(request) }),
  decode: (value) => decode(shape, value, toRegistered),
};
