import { type Member, NOBODY } from "../members/findMember.ts";
import type { AddressGroup } from "../protection/addressGroup.ts";
import type { Reading, Writing } from "../store/transaction.ts";

const DAY_MS = 24 * 3_600_000;
/** After this time away a member has to verify the address again. */
const REMEMBERED_MS = 90 * DAY_MS;

/**
 * Whether the member has logged in from this address recently. The machine's own is never known: all local visitors
 * share it.
 */
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

/** The address if the member has logged in from it recently: strangers use up nothing of what is counted for it. */
export function knownAddress(
  reading: Reading,
  member: Pick<Member, "id"> | undefined,
  { address, now }: { readonly address: AddressGroup | undefined; readonly now: number },
): AddressGroup | undefined {
  return isKnownAddress(reading, member?.id ?? NOBODY, { address, now }) ? address : undefined;
}

/** Stores the address of a login, and deletes outdated ones. */
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
