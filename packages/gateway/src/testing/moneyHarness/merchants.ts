import type { Merchant } from "../../merchant.ts";
import { testMerchant } from "../testMerchant.ts";

/** Its members have a wallet at each vendor, and a raised limit waits as long as is usual. */
const transferMerchant: Merchant = testMerchant;

/** Its members have one wallet: nothing can be transferred. A raised limit acts within the shortest run. */
const singleMerchant: Merchant = {
  ...testMerchant,
  merchant: "SINGLE",
  wallet: "single",
  duties: { coolingHours: 1 },
};

/** The merchants of a run, all at one platform. */
export const harnessMerchants: readonly Merchant[] = [transferMerchant, singleMerchant];

/** Clients act in groups; of so many groups one belongs to the merchant with one wallet. */
const GROUPS_A_SINGLE = 4;

/** Whose members a group of clients acts as. */
export function merchantOfGroup(group: number): string {
  return (group % GROUPS_A_SINGLE === 1 ? singleMerchant : transferMerchant).merchant;
}

export function hasOneWallet(merchant: string): boolean {
  return merchant === singleMerchant.merchant;
}

const HOUR_MS = 3_600_000;
/** What holds where a merchant says nothing else (CO-020). */
const USUAL_COOLING_HOURS = 24;

/** How long a raised limit waits. */
export function coolingMsOf(merchant: string): number {
  const found = harnessMerchants.find((one) => one.merchant === merchant);
  return (found?.duties?.coolingHours ?? USUAL_COOLING_HOURS) * HOUR_MS;
}
