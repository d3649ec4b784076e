import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/registerByMobile.gen.js";
import { type Registered, type RegistrationRequest, fromRegistration, toRegistered } from "../registration.ts";

/** Makes a member who is known by a phone number: mobileNum and countryDialingCode stand among the fields (AP-008, AU-057). */
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
