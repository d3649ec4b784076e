// Generated from schemas/platform/shared/bankCard.schema.json by `npm run gen`. Do not edit.

/**
 * An account or address for payouts to a member (AP-105).
 */
export interface WireBankCard {
  /**
   * Its id.
   */
  id: string;
  /**
   * An account at a bank, or an address of a network.
   */
  kind: "BANK" | "ADDRESS";
  /**
   * Code of the bank or the network.
   */
  bank: string;
  /**
   * The last four characters of its number.
   */
  lastFour: string;
  /**
   * The account holder.
   */
  holder?: string;
  /**
   * Whether it was used most recently.
   */
  isDefault: boolean;
  /**
   * From when withdrawals to it are possible, ISO 8601 (CO-036). Absent if they are.
   */
  usableFrom?: string;
}
