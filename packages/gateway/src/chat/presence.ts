import type { Store } from "../store/openStore.ts";

/** Somebody who has not read a room's messages for this long has left it. */
const PRESENT_MS = 60_000;

/** When each member last read a room, by merchant and room. It ends with the process: nobody is in a room then. */
const seen = new WeakMap<Store, Map<string, Map<number, number>>>();

interface Place {
  readonly merchant: string;
  readonly room: string;
  readonly now: number;
}

function membersIn(store: Store, { merchant, room }: Place): Map<number, number> {
  const all = seen.get(store) ?? new Map<string, Map<number, number>>();
  seen.set(store, all);
  const key = `${merchant} ${room}`;
  const members = all.get(key) ?? new Map<number, number>();
  all.set(key, members);
  return members;
}

/** Records that a member reads a room. */
export function enterRoom(store: Store, memberId: number, place: Place): void {
  membersIn(store, place).set(memberId, place.now);
}

/** How many members read a room within the last minute. */
export function countPresent(store: Store, place: Place): number {
  const members = membersIn(store, place);
  for (const [id, at] of members) if (at <= place.now - PRESENT_MS) members.delete(id);
  return members.size;
}
