import { NOBODYS_HASH, hasPassword } from "../members/passwordHash.ts";
import { type Member, memberById } from "../members/findMember.ts";
import { removeContacts } from "../members/profile.ts";
import { endAllSessions } from "../members/sessions.ts";
import { endTemporaryPasswords } from "../members/temporaryPasswords.ts";
import { cardsOf, removeCard } from "../money/cards/bankCards.ts";
import { storedPaymentPassword } from "../money/secrets/storedPaymentPassword.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Writing } from "../store/transaction.ts";
import { type IdentityPermit, identityTables, permitForNumber } from "./identityPermit.ts";
import { tellOwner } from "./tellOwner.ts";

/**
 * Prepares an account for the first proof of its number by a code. Until then anybody may have registered with the
 * number, so everything that admits to the account or pays out of it is removed: sessions, passwords, authenticator,
 * contacts and cards. Does nothing to a member whose number is proven.
 */
export function claimByNumber(writing: Writing, context: RequestContext, { id, mobile_proven }: Member): void {
  if (mobile_proven === 1) return;
  const before = memberById(writing, id)!;
  const permit = permitForNumber(before);
  endAllSessions(writing, id);
  endTemporaryPasswords(writing, id);
  removePasswords(writing, permit, before);
  removeContacts(writing, permit);
  for (const card of cardsOf(writing, id)) removeCard(writing, permit, card.id, context.now);
  tellOwner(writing, context, before, [...permit.changed]);
}

function removePasswords(writing: Writing, permit: IdentityPermit, member: Member): void {
  const { run } = writing;
  const { id } = member;
  if (hasPassword(member)) {
    const none = { password: NOBODYS_HASH, verifies_logins: 0, authenticator: null } as const;
    const members = identityTables(writing, permit, "password").updateTable("member");
    run(members.set({ ...none, must_change_password: 0, password_expires_at: null }).where("id", "=", id));
  }
  if (storedPaymentPassword(writing, id) === undefined) return;
  run(identityTables(writing, permit, "paymentPassword").deleteFrom("payment_password").where("member_id", "=", id));
}
