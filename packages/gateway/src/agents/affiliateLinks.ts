import type { WireAffiliateLink } from "@livery/platform/decoders/shared/affiliateLink.gen.ts";
import type { CreateAffiliateLinkRequest } from "@livery/platform/requests/createAffiliateLink.gen.js";
import { plainLine } from "@livery/product/hiddenCharacters.ts";
import { randomInt } from "node:crypto";
import { ApiError } from "../http/apiError.ts";
import type { Member } from "../members/findMember.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { givenRate, percentOf } from "./rates.ts";

/** How many links an agent may have at once. */
export const MOST_LINKS = 50;

/** Characters that nobody confuses when a code is read out or typed. */
const CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;

/** An agent's links, the newest first, with who came by them (AP-182). */
export function listLinks({ all, tables }: Reading, agentId: number): WireAffiliateLink[] {
  const links = all(
    tables
      .selectFrom("affiliate")
      .selectAll()
      .select((link) =>
        link
          .selectFrom("member")
          .select((is) => is.fn.countAll<number>().as("count"))
          .whereRef("member.merchant", "=", "affiliate.merchant")
          .whereRef("member.affiliate_code", "=", "affiliate.code_key")
          .as("registrations"),
      )
      .where("member_id", "=", agentId)
      .where("removed_at", "is", null)
      .orderBy("created_at", "desc")
      .orderBy("code_key"),
  );
  return links.map(({ code_key: code, rate, remark, visits, created_at, registrations: count }) => ({
    code,
    rate: percentOf(rate),
    visits,
    registrations: count ?? 0,
    ...(remark !== null && { remark }),
    createdAt: new Date(created_at).toISOString(),
  }));
}

/** Creates a link that brings members to an agent (AP-183). */
export function createLink(
  writing: Writing,
  agent: Member,
  { rate, remark }: CreateAffiliateLinkRequest,
  now: number,
): WireAffiliateLink {
  const { run, tables } = writing;
  const stored = givenRate(rate, agent);
  if (listLinks(writing, agent.id).length >= MOST_LINKS) throw new ApiError("TOO_MANY_AFFILIATE_LINKS");
  const code = Array.from({ length: CODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  const row = { merchant: agent.merchant, code_key: code, member_id: agent.id, created_at: now };
  run(tables.insertInto("affiliate").values({ ...row, rate: stored, remark: plainLine(remark ?? "") || null }));
  return listLinks(writing, agent.id).find((link) => link.code === code)!;
}

/** Deactivates one of an agent's links (AP-184). Members who came by it stay below the agent. */
export function removeLink({ run, tables }: Writing, agent: Member, code: string, now: number): void {
  const removed = run(
    tables
      .updateTable("affiliate")
      .set({ removed_at: now })
      .where("merchant", "=", agent.merchant)
      .where("code_key", "=", code.trim().toUpperCase())
      .where("member_id", "=", agent.id)
      .where("removed_at", "is", null),
  );
  if (removed === 0) throw new ApiError("AFFILIATE_LINK_UNKNOWN");
}
