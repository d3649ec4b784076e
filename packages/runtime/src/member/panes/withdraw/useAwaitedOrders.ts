import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { awaitedAtom, type Order } from "./withdrawData.ts";

const moving: readonly Order["state"][] = ["PENDING", "PAYING", "CONFIRMING"];

/** While one of the orders is open, all of them are asked for again and again. */
export function useAwaitedOrders(orders: readonly Order[]): void {
  const setAwaited = useSetAtom(awaitedAtom);
  const isAwaited = orders.some(({ state }) => moving.includes(state));
  useEffect(() => {
    setAwaited(isAwaited);
    return () => setAwaited(false);
  }, [isAwaited, setAwaited]);
}
