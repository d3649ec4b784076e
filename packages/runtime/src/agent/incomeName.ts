import type { TFunction } from "i18next";

const kinds = ["REFERRAL", "DIVIDEND", "DAILY", "HOURLY", "REALTIME"] as const;

/** The name of a kind of income (AP-188); one that is not known shows as it is. */
export function incomeName(t: TFunction<"agent">, kind: string): string {
  const known = kinds.find((one) => one === kind);
  return known === undefined ? kind : t(`income.${known}`);
}
