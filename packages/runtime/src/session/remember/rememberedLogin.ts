import { cookiesBeginning, readCookie, removeCookie, writeCookie } from "../../storage/cookies.ts";
import { decryptPassword, encryptPassword, forgetKey } from "./passwordCipher.ts";

/** The specification's names (L96) where it has any. */
const TICKED = "loginRemember";
const PHONE = "loginTypeSms";
const USERNAME = "loginUsername";
const PASSWORD = "loginPassword.";

interface RememberedPhone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** What the login form starts with. */
export interface RememberedLogin {
  readonly ticked: boolean;
  readonly username: string | undefined;
  /** The phone of a login by code; absent if the last login was by password. */
  readonly phone: RememberedPhone | undefined;
}

export function readRememberedLogin(): RememberedLogin {
  return { ticked: readCookie(TICKED) !== undefined, username: readCookie(USERNAME), phone: readPhone() };
}

function readPhone(): RememberedPhone | undefined {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(readCookie(PHONE) ?? "{}") as Partial<RememberedPhone>;
    if (typeof mobileNum !== "string" || typeof countryDialingCode !== "string") return undefined;
    return { mobileNum, countryDialingCode };
  } catch {
    return undefined;
  }
}

/** The remembered password of a name; `undefined` if there is none that this browser can decrypt. */
export async function readRememberedPassword(username: string): Promise<string | undefined> {
  const encrypted = readCookie(passwordCookie(username));
  if (encrypted === undefined) return undefined;
  return decryptPassword(encrypted, username).catch(() => undefined);
}

/** After every login by password: the name, and nothing of a login before (AU-025). Returns whether it was kept. */
export function rememberUsername(username: string, seconds: number): boolean {
  const isKept = writeCookie(USERNAME, username, seconds);
  removeCookie(PHONE);
  removePasswords();
  return isKept;
}

/**
 * After a login with the box ticked. Where the browser cannot encrypt, only the name is remembered (AU-026). Resolves to
 * whether the browser kept everything.
 */
export async function rememberPassword(username: string, password: string, seconds: number): Promise<boolean> {
  const isNamed = [rememberUsername(username, seconds), writeCookie(TICKED, "1", seconds)].every(Boolean);
  try {
    const encrypted = await encryptPassword(password, username);
    return writeCookie(passwordCookie(username), encrypted, seconds) && isNamed;
  } catch {
    // The browser's own password manager may still offer it.
    return false;
  }
}

/** The same after a login by code (AU-028). */
export async function rememberPhone(
  { mobileNum, countryDialingCode }: RememberedPhone,
  seconds: number,
): Promise<boolean> {
  const phone = JSON.stringify({ mobileNum, countryDialingCode });
  return [writeCookie(TICKED, "1", seconds), writeCookie(PHONE, phone, seconds)].every(Boolean);
}

/** When the visitor unticks the box: nothing of earlier logins stays. */
export async function forgetLogins(): Promise<void> {
  for (const name of [TICKED, USERNAME, PHONE]) removeCookie(name);
  await forgetPasswords();
}

/** After a password was changed or reset: the remembered one is no longer right. */
export async function forgetPasswords(): Promise<void> {
  removePasswords();
  await forgetKey().catch(() => undefined);
}

function removePasswords(): void {
  for (const name of cookiesBeginning(PASSWORD)) removeCookie(name);
}

function passwordCookie(username: string): string {
  return PASSWORD + encodeURIComponent(username.toLowerCase());
}
