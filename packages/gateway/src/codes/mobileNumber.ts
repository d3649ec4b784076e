import { countries } from "../seed/content/countries.ts";

/** The country of a number without a country code. */
const HOME = "82";

/** Korean mobile numbers without the leading zero of the domestic form. */
const KOREAN = /^1(?:0\d{8}|[16789]\d{7,8})$/u;
/** Numbers of any other country (E.164). */
const FOREIGN = /^[1-9]\d{5,12}$/u;
/** The countries that messages are sent to. */
const dialingCodes: readonly string[] = countries.map(([, dialingCode]) => dialingCode);

/**
 * A phone number as it is stored and compared: +821020001000, however it was written. `dialingCode` may have a plus; a
 * number that begins with a plus needs none. `undefined` for anything that cannot be a mobile number.
 */
export function mobileNumber(written: string, dialingCode = ""): string | undefined {
  const digits = written.normalize("NFKC").replaceAll(/[\s().-]/gu, "");
  if (!/^\+?\d{4,18}$/u.test(digits)) return undefined;
  if (digits.startsWith(`+${HOME}`)) return international(HOME, digits.slice(HOME.length + 1));
  if (digits.startsWith("+")) {
    const isServed = dialingCodes.some((code) => digits.startsWith(`+${code}`));
    return isServed && FOREIGN.test(digits.slice(1)) ? digits : undefined;
  }
  const code = dialingCode.trim().replace(/^\+/u, "") || HOME;
  return dialingCodes.includes(code) ? international(code, digits) : undefined;
}

function international(code: string, national: string): string | undefined {
  const number = national.replace(/^0/u, "");
  const fits = code === HOME ? KOREAN.test(number) : FOREIGN.test(number);
  return fits ? `+${code}${number}` : undefined;
}

/** Shows enough of a number for its owner to recognise it: +82••••••1000. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}••••••${mobile.slice(-4)}`;
}

/** Shows enough of an address for its owner to recognise it: h•••@mail.example. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}
