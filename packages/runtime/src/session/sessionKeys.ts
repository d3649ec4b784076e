import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { clearStored, readStored, store } from "../storage/browserStorage.ts";

/** The names of the merchant in session storage; the specification restores both at logout (L109, ST-015). */
const merchantKeys = ["merchant", "merchantCode"] as const;

/** Where writes of unknown outcome outlive a reload (`writes/intentions.ts`). */
export const INTENTIONS_KEY = "intentions";

/** Notes whose site this is, from the start on (ST-002). What another merchant's site left in this tab is not this one's. */
export function keepMerchant(merchant: string): void {
  if ((readStored("session", "merchant") ?? merchant) !== merchant) clearStored("session");
  for (const key of merchantKeys) store("session", key, merchant);
}

export function keepToken(token: string): void {
  store("session", "token", token);
}

/** Notes who is logged in, under the specification's names (L96, AU-080). */
export function keepMember({ id, account, nickname, agentType, toUpline, memberLabel }: Member): void {
  const keys = {
    account,
    customerId: id,
    nickname,
    isAgent: String(agentType),
    toUpline: String(toUpline),
    memberLabel,
  };
  for (const [key, value] of Object.entries(keys)) store("session", key, value);
}

/** Empties the session's storage but for the merchant (AU-070). What lies in local storage and cookies stays (AU-073). */
export function clearSession(): void {
  const merchant = readStored("session", "merchant");
  clearStored("session");
  if (merchant !== undefined) keepMerchant(merchant);
}

/**
 * The same for a session that ended by itself, but writes of unknown outcome stay: the same member, logged in again, must
 * not order twice.
 */
export function clearExpiredSession(): void {
  const intentions = readStored("session", INTENTIONS_KEY);
  clearSession();
  if (intentions !== undefined) store("session", INTENTIONS_KEY, intentions);
}
