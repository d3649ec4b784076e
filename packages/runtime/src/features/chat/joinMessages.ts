import type { ChatMessage } from "./roomMessages.ts";

/** A page keeps no more of a room. */
const MOST = 200;

/** What is known of a room and what follows, each message once: the newest ones. */
export function joinMessages(known: readonly ChatMessage[], next: readonly ChatMessage[]): readonly ChatMessage[] {
  if (next.length === 0) return known;
  const all = new Map([...known, ...next].map((message) => [message.id, message]));
  return [...all.values()].slice(-MOST);
}
