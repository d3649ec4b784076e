import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/registerByMobile.gen.js";
import { type Registered, type RegistrationRequest, fromRegistration, toRegistered } from "../registration.ts";

/** Registers a member by phone number: the fields include mobileNum and countryDialingCode (AP-008, AU-057). */
export const registerByMobile: Call<RegistrationRequest, Registered> = {
  id: "registerByMobile",
  requirement: "AP-008",
  method: "PUT",
  path: "/wps/member/register/mobile",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: (request) => ({ json: fromRegistration(request) }),
  decode: (value) => decode(shape, value, toRegistered),
};
