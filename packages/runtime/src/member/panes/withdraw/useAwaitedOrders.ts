import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { awaitedAtom, isMoving, noteOrdersAtom, type Order } from "./withdrawData.ts";

/** While one of the orders is open, all of them are asked for again and again. They are undefined until they are known. */
export function useAwaitedOrders(orders: readonly Order[] | undefined): void {
  const setAwaited = useSetAtom(awaitedAtom);
  const note = useSetAtom(noteOrdersAtom);
  const isAwaited = orders?.some(isMoving) ?? false;
  useEffect(() => {
    setAwaited(isAwaited);
    return () => setAwaited(false);
  }, [isAwaited, setAwaited]);
  useEffect(() => {
    if (orders) note(orders);
  }, [orders, note]);
}
