import { linearPattern } from "@livery/product/linearPattern.ts";
import { validateField } from "@livery/product/validateField.ts";
import { Refusal } from "../http/refusal.ts";
import type { Merchant } from "../merchant.ts";
import type { Writing } from "../store/transaction.ts";
import type { Member } from "./findMember.ts";
import { DEFAULT_PASSWORD } from "./defaultPassword.ts";
import { passwordSettings } from "./registrationSettings.ts";
import { endAllSessions } from "./sessions.ts";

const DAY_MS = 24 * 3_600_000;
/** After this time a login says that the password is to be changed (AU-010). */
const PASSWORD_LIFETIME_MS = 90 * DAY_MS;

/** What a member row says of a password that its member has chosen. */
export function chosenPassword(hash: string, now: number) {
  return { password: hash, must_change_password: 0, password_expires_at: now + PASSWORD_LIFETIME_MS } as const;
}

/** Whether a password is older than it may be. */
export function isExpired({ password_expires_at: expiresAt }: Member, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** Refuses a new password that breaks the rules of the registration, or that everybody could know. */
export function requireNewPassword(merchant: Merchant, field: string, password: string): void {
  const finding = validateField(passwordSettings(merchant), password, linearPattern);
  if (finding) throw new Refusal("FIELD_INVALID", { field, rule: finding.reason });
  if (password === DEFAULT_PASSWORD) throw new Refusal("PASSWORD_UNSUITABLE", { field });
}

/**
 * Gives a member the password that was chosen and ends all sessions, but that of `exceptTokenHash`: whoever else was
 * logged in may be why it was changed.
 */
export function changePassword(
  writing: Writing,
  memberId: number,
  { hash, now, exceptTokenHash }: { readonly hash: string; readonly now: number; readonly exceptTokenHash?: string },
): void {
  const { tables, run } = writing;
  run(tables.updateTable("member").set(chosenPassword(hash, now)).where("id", "=", memberId));
  run(tables.deleteFrom("temporary_password").where("member_id", "=", memberId));
  endAllSessions(writing, memberId, exceptTokenHash);
}
