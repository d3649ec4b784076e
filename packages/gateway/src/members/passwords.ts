import { linearPattern } from "@livery/product/linearPattern.ts";
import { validateField } from "@livery/product/validateField.ts";
import { ApiError } from "../http/apiError.ts";
import { type IdentityPermit, identityTables } from "../identity/identityPermit.ts";
import type { Merchant } from "../merchant.ts";
import type { Writing } from "../store/transaction.ts";
import { type Member, toldBy } from "./findMember.ts";
import { passwordWeakness } from "./passwordWeakness.ts";
import { DEFAULT_PASSWORD } from "./defaultPassword.ts";
import { passwordSettings } from "./registrationSettings.ts";

const DAY_MS = 24 * 3_600_000;
/** After this time a login says that the password must be changed (AU-010). */
const PASSWORD_LIFETIME_MS = 90 * DAY_MS;

/** The last digits of a phone number that its owner might use as a password. */
const NUMBER_DIGITS = 8;
const weaknessCodes = { common: "PASSWORD_COMMON", name: "PASSWORD_HAS_NAME" } as const;

/** The columns of a member row for a password that its member has chosen. */
export function chosenPassword(hash: string, now: number) {
  return { password: hash, must_change_password: 0, password_expires_at: now + PASSWORD_LIFETIME_MS } as const;
}

export function isExpired({ password_expires_at: expiresAt }: Member, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** A person's names, as far as they are known. */
interface Named {
  readonly account?: string | undefined;
  readonly nickname?: string | undefined;
  readonly mobile?: string | null | undefined;
  readonly email?: string | undefined;
  readonly payeeName?: string | undefined;
}

/** The names and numbers that a password must not contain. */
export function namesOf({ account, nickname, mobile, email, payeeName }: Named): readonly string[] {
  // The end of a number does not depend on how its country code is written.
  const number = mobile?.replaceAll(/\D/gu, "").slice(-NUMBER_DIGITS);
  return [account, nickname, number, email?.replace(/@.*/u, ""), payeeName].filter((name) => name !== undefined);
}

export function namesOfMember(member: Member): readonly string[] {
  return namesOf({ ...member, email: toldBy(member, "email"), payeeName: toldBy(member, "payeeName") });
}

/**
 * Rejects a new password that breaks the registration's rules, that is public, or that is among the first guesses: a
 * well-known one, or one of the member's own names.
 */
export function requireNewPassword(
  merchant: Merchant,
  field: string,
  { password, names }: { readonly password: string; readonly names: readonly string[] },
): void {
  const finding = validateField(passwordSettings(merchant), password, linearPattern);
  if (finding) throw new ApiError("FIELD_INVALID", { field, rule: finding.reason });
  if (password === DEFAULT_PASSWORD) throw new ApiError("PASSWORD_UNSUITABLE", { field });
  const weakness = passwordWeakness(password, names);
  if (weakness !== undefined) throw new ApiError(weaknessCodes[weakness], { field, rule: weakness });
}

/** Sets a member's new password. */
export function storePassword(writing: Writing, permit: IdentityPermit, hash: string, now: number): void {
  const members = identityTables(writing, permit, "password").updateTable("member");
  writing.run(members.set(chosenPassword(hash, now)).where("id", "=", permit.memberId));
}
