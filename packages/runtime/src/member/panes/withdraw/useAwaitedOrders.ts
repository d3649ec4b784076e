import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { awaitedAtom, type Order } from "./withdrawData.ts";

const moving: readonly Order["state"][] = ["PENDING", "PAYING", "CONFIRMING"];

/** Whether an order is not finished. */
export function isMoving({ state }: Order): boolean {
  return moving.includes(state);
}

/** While one of the orders is open, all of them are asked for again and again. */
export function useAwaitedOrders(orders: readonly Order[]): void {
  const setAwaited = useSetAtom(awaitedAtom);
  const isAwaited = orders.some(isMoving);
  useEffect(() => {
    setAwaited(isAwaited);
    return () => setAwaited(false);
  }, [isAwaited, setAwaited]);
}
