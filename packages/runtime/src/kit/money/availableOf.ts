import { minor, type Minor } from "@livery/product/money.ts";

/**
 * What of a balance may leave it now: without what waits for a first deposit and a proven contact (AP-115, AP-124). It is
 * never more than the balance, nor less than nothing.
 */
export function availableOf({
  balance,
  giftWaiting = minor(0),
}: {
  readonly balance: Minor;
  readonly giftWaiting?: Minor;
}): Minor {
  return minor(Math.max(0, Math.min(balance, balance - giftWaiting)));
}
