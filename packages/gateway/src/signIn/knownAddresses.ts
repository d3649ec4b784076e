import type { AddressGroup } from "../protection/addressGroup.ts";
import type { Reading, Writing } from "../store/transaction.ts";

const DAY_MS = 24 * 3_600_000;
/** A member who was not there for so long is asked again. */
const REMEMBERED_MS = 90 * DAY_MS;

/** Whether the member has logged in from this address lately. The machine's own never is known: all visitors have it. */
export function isKnownAddress(
  { tables, first }: Reading,
  memberId: number,
  { address, now }: { readonly address: AddressGroup | undefined; readonly now: number },
): boolean {
  if (address === undefined) return false;
  const known = tables
    .selectFrom("known_address")
    .select("seen_at")
    .where("member_id", "=", memberId)
    .where("address", "=", address)
    .where("seen_at", ">", now - REMEMBERED_MS);
  return first(known) !== undefined;
}

/** Remembers where a member has logged in, and forgets where that was too long ago. */
export function rememberAddress(
  { tables, run }: Writing,
  memberId: number,
  { address, now }: { readonly address: AddressGroup | undefined; readonly now: number },
): void {
  if (address === undefined) return;
  const old = tables.deleteFrom("known_address").where("seen_at", "<=", now - REMEMBERED_MS);
  run(old.where("member_id", "=", memberId));
  run(tables.replaceInto("known_address").values({ member_id: memberId, address, seen_at: now }));
}
