import { useAtomValue } from "jotai";
import { unreadCountAtom } from "../data/unreadCount.ts";

/** The number on the entries of the mailbox (HD-018); 0 until it is known. */
export function useUnreadCount(): number {
  return useAtomValue(unreadCountAtom).data?.count ?? 0;
}
