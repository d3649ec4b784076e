import type { Order } from "./depositData.ts";

/** How far an order is: no order goes back. */
const progress: Readonly<Record<Order["state"], number>> = {
  CREATED: 0,
  PAID: 1,
  COMPLETED: 2,
  CANCELLED: 2,
  EXPIRED: 2,
  REJECTED: 2,
};

type OpenState = "CREATED" | "PAID";

export interface OpenOrder extends Order {
  readonly state: OpenState;
}

/** An order that nothing more becomes of. */
export interface ClosedOrder extends Order {
  readonly state: Exclude<Order["state"], OpenState>;
}

export function isOpen(order: Order): order is OpenOrder {
  return progress[order.state] < progress.COMPLETED;
}

export function isClosed(order: Order): order is ClosedOrder {
  return !isOpen(order);
}

/** Until when an order is to be paid, in ms since 1970. Undefined where the platform sets no end, or sends one that is no time. */
export function endOf({ expiresAt }: Pick<Order, "expiresAt">): number | undefined {
  const end = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  return Number.isNaN(end) ? undefined : end;
}

/**
 * The order that fills the page: the one that the member follows, in its newest version, or else one that is open. One
 * that waits for the member comes before one that waits for the platform. `left` is what the member has turned away from:
 * the list may still have it as it was.
 */
export function presentOrder(
  list: readonly Order[],
  { followed, left }: { readonly followed?: Order | undefined; readonly left?: string | undefined },
): Order | undefined {
  if (followed) {
    const listed = list.find(({ id }) => id === followed.id);
    return listed && progress[listed.state] >= progress[followed.state] ? listed : followed;
  }
  const open = list.filter((order) => isOpen(order) && order.id !== left);
  return open.find(({ state }) => state === "CREATED") ?? open[0];
}
