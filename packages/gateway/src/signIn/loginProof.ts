import type { Member } from "../members/findMember.ts";
import { isExpired } from "../members/passwords.ts";
import type { RequestContext } from "../requestContext.ts";

/** How a member has proven its identity: by its own password, by a temporary one from a mail, or by a code. */
export type LoginProof =
  | { readonly kind: "password" }
  | { readonly kind: "temporary"; readonly hash: string }
  | { readonly kind: "code" };

/** Whether others may know the password: the default one, or one from a mail (BR-051). */
export function mustChangePassword(member: Member, { kind }: LoginProof): boolean {
  return kind === "temporary" || member.must_change_password === 1;
}

/**
 * Whether the login only allows choosing a new password: after a password that must be changed (AU-009), or one that
 * has expired if the brand requires a change (AU-010, BR-034). Never after a code (AU-011), which proves more than the
 * password.
 */
export function onlySetsPassword({ merchant, now }: RequestContext, member: Member, proof: LoginProof): boolean {
  if (proof.kind === "code") return false;
  return mustChangePassword(member, proof) || (merchant.switches.FORCEPASSEXPIRY3 && isExpired(member, now));
}
