import type { InvitedResponse } from "@livery/platform/decoders/invited.gen.js";
import type { ReferralResponse } from "@livery/platform/decoders/referral.gen.js";
import type { InvitedRequest } from "@livery/platform/requests/invited.gen.js";
import { major, minor, toMinor } from "@livery/product/money.ts";
import { depositedBy } from "../money/deposits/depositedBy.ts";
import { TRIAL } from "../members/isAgent.ts";
import { tryMoveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { masked } from "../money/transfers/masked.ts";
import { isOnBreak } from "../responsible/exclusions.ts";
import { playSums } from "../responsible/playSums.ts";
import { type PersonData, isAmong, tellTheSame } from "../responsible/samePerson.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/**
 * What an invited member must have deposited and staked in all, and what its inviter gets. It must also have proven a
 * number or mail address, because an account without either is anybody's.
 */
const terms = { deposits: major(1_000), stakes: major(5_000), reward: major(1_000) } as const;

/**
 * The member whose referral code a new member brings; `undefined` for an unknown code, and for one's own: somebody who
 * registers again with the same number, mail or name.
 */
export function inviterOf({ first, tables }: Reading, merchant: string, code: string, registered: PersonData) {
  const query = tables.selectFrom("member").select(["id", "type", "mobile", "profile"]);
  const found = first(query.where("merchant", "=", merchant).where("referral_code", "=", code.trim().toUpperCase()));
  return found && found.type !== TRIAL && !tellTheSame(found, registered) ? found.id : undefined;
}

/**
 * Pays the member's inviter once the member qualifies: once for each person, and not while the inviter takes a break
 * (CO-027) or has no room for it; in these cases a later deposit, bet or proof of the member pays.
 */
export function payReferral(writing: Writing, { id: invited_id, merchant }: Owner, now: number): void {
  const { first, run, tables } = writing;
  const open = first(
    tables
      .selectFrom("member")
      .leftJoin("referral", "referral.invited_id", "member.id")
      .select(["member.invited_by", "member.mobile", "member.profile", "member.mobile_proven", "member.email_proven"])
      .where("member.id", "=", invited_id)
      .where("member.invited_by", "is not", null)
      .where("referral.at", "is", null),
  );
  if (!open || open.invited_by === null || open.mobile_proven + open.email_proven === 0) return;
  const inviter_id = open.invited_by;
  const { decimals } = settingsOf(writing, merchant);
  if (depositedBy(writing, invited_id) < toMinor(terms.deposits, decimals)) return;
  const { stakes } = playSums(writing, invited_id, { from: 0, to: now + 1 });
  if (stakes < toMinor(terms.stakes, decimals)) return;
  if (isOwnDoing(writing, { invited_id, inviter_id }) || isKnown(writing, merchant, { ...open, inviter_id })) {
    // The invitation ends here, so that not every later bet looks through everybody who was invited.
    run(tables.updateTable("member").set({ invited_by: null }).where("id", "=", invited_id));
    return;
  }
  if (isOnBreak(writing, inviter_id, now)) return;
  const amount = toMinor(terms.reward, decimals);
  const [from, to] = [houseWallet(writing, merchant, "bonus", now), mainWallet(writing, inviter_id)];
  const reference = `member:${invited_id}`;
  if (!tryMoveMoney(writing, { merchant, kind: "referral", reference, from, to, amount, now })) return;
  run(tables.insertInto("referral").values({ invited_id, inviter_id, merchant, amount, at: now }));
}

/** An agent's members are the agent's anyway: contracts pay for them. */
function isOwnDoing(
  { first, tables }: Reading,
  { invited_id, inviter_id }: { readonly invited_id: number; readonly inviter_id: number },
): boolean {
  const team = tables.selectFrom("team_member").select("level").where("agent_id", "=", inviter_id);
  return first(team.where("member_id", "=", invited_id)) !== undefined;
}

/**
 * Whether the platform knows the person already: as somebody that it was paid for, or as the inviter, who may have entered
 * the same data only after the registration.
 */
function isKnown(reading: Reading, merchant: string, person: PersonData & { readonly inviter_id: number }): boolean {
  const { tables } = reading;
  const paidFor = tables.selectFrom("referral").select("invited_id").$asScalar();
  const inviter = tables.selectFrom("member").select("id").where("id", "=", person.inviter_id).$asScalar();
  return [paidFor, inviter].some((ids) => isAmong(reading, { merchant, person, ids }));
}

/** A member's code, and what its invitations brought (AP-139). */
export function referralOf({ first, tables }: Reading, memberId: number): ReferralResponse {
  const own = first(tables.selectFrom("member").select("referral_code").where("id", "=", memberId));
  const invited = first(
    tables
      .selectFrom("member")
      .select((is) => is.fn.countAll<number>().as("count"))
      .where("invited_by", "=", memberId),
  );
  const paid = first(
    tables
      .selectFrom("referral")
      .select((is) => [is.fn.countAll<number>().as("count"), is.fn.sum<number | null>("amount").as("amount")])
      .where("inviter_id", "=", memberId),
  );
  return {
    code: own!.referral_code,
    invited: invited?.count ?? 0,
    qualified: paid?.count ?? 0,
    earned: minor(paid?.amount ?? 0),
  };
}

/** A page of the members that a member invited, the newest first (AP-140). */
export function listInvited(reading: Reading, memberId: number, asked: InvitedRequest): InvitedResponse {
  const { all, tables } = reading;
  const query = tables.selectFrom("member").where("invited_by", "=", memberId);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number) =>
    all(
      query
        .leftJoin("referral", "referral.invited_id", "member.id")
        .select(["member.account", "member.created_at", "referral.amount"])
        .orderBy("member.id", "desc")
        .limit(limit)
        .offset(offset),
    );
  return pageOf(asked, total, rows, ({ account, created_at: at, amount }) => ({
    account: masked(account),
    at: new Date(at).toISOString(),
    state: amount === null ? "REGISTERED" : "QUALIFIED",
    earned: amount ?? minor(0),
  }));
}
