import { type ReadPhone, readPhone } from "@livery/product/readPhone.ts";
import { countries } from "../seed/content/countries.ts";

/** The country of a number without a country code. */
const HOME = "82";
const KOREAN_MOBILE = /^\+821(?:0\d{8}|[16789]\d{7,8})$/u;
/** The countries that messages are sent to. */
const dialingCodes: readonly string[] = countries.map(([, dialingCode]) => dialingCode);

/**
 * A phone number as it is stored and compared: +821020001000, however it was written. `dialingCode` may have a plus; a
 * number that begins with a country code needs none. `undefined` for anything that cannot be a mobile number.
 */
export function mobileNumber(written: string, dialingCode = ""): string | undefined {
  const { international, dialingCode: code } = read(written, dialingCode);
  if (international === undefined || !dialingCodes.includes(code)) return undefined;
  return code !== HOME || KOREAN_MOBILE.test(international) ? international : undefined;
}

/** A phone number as it is dialled in its country, for the rule of a form's field; see `readPhone`. */
export function homeNumber(written: string, dialingCode: string): string {
  return read(written, dialingCode).number;
}

function read(written: string, dialingCode: string): ReadPhone {
  return readPhone(written, dialingCode.trim().replace(/^\+/u, "") || HOME);
}

/** Shows enough of a number for its owner to recognise it: +82••••••1000. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}••••••${mobile.slice(-4)}`;
}

/** Shows enough of an address for its owner to recognise it: h•••@mail.example. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}
