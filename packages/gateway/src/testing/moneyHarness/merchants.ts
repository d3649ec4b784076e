import type { Merchant } from "../../merchant.ts";
import { testMerchant } from "../testMerchant.ts";
import type { Currency } from "./currency.ts";

/**
 * Its members have a wallet at each provider, and a raised limit waits for the default time. The parts of a withdrawal
 * wait for their member longer than a run; at the other merchant they soon count as received.
 */
const transferMerchant: Merchant = {
  ...testMerchant,
  constants: { ...testMerchant.constants, withdrawalAutoReceive: 10_080 },
};

/**
 * Its members have a single wallet, so nothing can be transferred. A raised limit takes effect within the shortest run.
 */
const singleMerchant: Merchant = {
  ...testMerchant,
  merchant: "SINGLE",
  wallet: "single",
  duties: { coolingHours: 1 },
};

/** The merchants of a run, all on one platform and in one currency. */
export function harnessMerchants({ decimals }: Currency): readonly Merchant[] {
  const currency = decimals === undefined ? {} : { currencyDecimals: decimals };
  return [transferMerchant, singleMerchant].map((merchant) => ({ ...merchant, ...currency }));
}

/** Clients act in groups; one group in this many belongs to the merchant with a single wallet. */
const GROUPS_A_SINGLE = 4;

/** The merchant whose members a group of clients acts as. */
export function merchantOfGroup(group: number): string {
  return (group % GROUPS_A_SINGLE === 1 ? singleMerchant : transferMerchant).merchant;
}

export function hasOneWallet(merchant: string): boolean {
  return merchant === singleMerchant.merchant;
}

const HOUR_MS = 3_600_000;
/** The default of a merchant without its own setting (CO-020). */
const USUAL_COOLING_HOURS = 24;

/** How long a raised limit waits. */
export function coolingMsOf(merchant: string): number {
  const duties = hasOneWallet(merchant) ? singleMerchant.duties : transferMerchant.duties;
  return (duties?.coolingHours ?? USUAL_COOLING_HOURS) * HOUR_MS;
}
