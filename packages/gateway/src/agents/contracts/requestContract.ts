import type { WireContract } from "@livery/platform/decoders/shared/contract.gen.ts";
import type { RequestContractRequest } from "@livery/platform/requests/requestContract.gen.js";
import { ApiError } from "../../http/apiError.ts";
import { accountKey } from "../../members/accountKey.ts";
import { type Member, memberByAccount, memberById } from "../../members/findMember.ts";
import { isAgent } from "../../members/isAgent.ts";
import { timeZoneOf } from "../../money/merchantSettings.ts";
import { newId } from "../../money/newId.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { parentOf } from "../team.ts";
import { stateAfter } from "./contractState.ts";
import { endOf, requireRates, requireTerms } from "./contractTerms.ts";
import { contractOf, wireContract } from "./findContract.ts";

/** Requests a contract with the agent above or one directly below, or the end of one in force (AP-191). */
export function requestContract(
  writing: Writing,
  agent: Member,
  request: RequestContractRequest,
  now: number,
): WireContract {
  return request.action === "NEW"
    ? requestNew(writing, agent, request, now)
    : requestTermination(writing, agent, request);
}

function requestNew(writing: Writing, agent: Member, request: RequestContractRequest, now: number): WireContract {
  const kind = required(request, "kind");
  const terms = required(request, "terms");
  requireTerms(kind, terms);
  const ends_at = endOf(terms, { now, timeZone: timeZoneOf(writing, agent.id) });
  const other = otherParty(writing, agent, required(request, "account"));
  const [payer, receiver] = other.upline_id === agent.id ? [agent, other] : [other, agent];
  requireRates(writing, payer, kind, terms);
  const { first, tables } = writing;
  const own = tables
    .selectFrom("contract")
    .select("id")
    .where("receiver_id", "=", receiver.id)
    .where("kind", "=", kind);
  if (first(own.where("state", "=", "NEW"))) throw new ApiError("CONTRACT_PENDING");
  const parties = { payer_id: payer.id, receiver_id: receiver.id, requested_by: agent.id };
  const asked = { merchant: agent.merchant, kind, terms: JSON.stringify(terms), created_at: now, ends_at };
  const stored = { id: newId("K"), ...parties, ...asked, state: "NEW" } as const;
  return wireContract(writing, first(tables.insertInto("contract").values(stored).returningAll())!, agent.id);
}

function requestTermination(writing: Writing, agent: Member, request: RequestContractRequest): WireContract {
  const contract = contractOf(writing, agent.id, required(request, "id"));
  const state = stateAfter(contract, "REQUEST_TERMINATION", agent.id);
  const { first, tables } = writing;
  const changed = tables.updateTable("contract").set({ state, requested_by: agent.id }).returningAll();
  return wireContract(writing, first(changed.where("number", "=", contract.number))!, agent.id);
}

function required<Name extends keyof RequestContractRequest>(request: RequestContractRequest, field: Name) {
  const value = request[field];
  if (value === undefined) throw new ApiError("FIELD_INVALID", { field, rule: "required" });
  return value as NonNullable<RequestContractRequest[Name]>;
}

/** The agent above or one directly below; rejects other members of the team, and anybody else like an unknown account. */
function otherParty(reading: Reading, agent: Member, account: string): Member {
  const upline = agent.upline_id === null ? undefined : memberById(reading, agent.upline_id);
  if (upline && isAgent(upline.type) && upline.account_key === accountKey(account)) return upline;
  const { level } = parentOf(reading, agent, account);
  const member = memberByAccount(reading, agent.merchant, accountKey(account))!;
  if (level !== 1 || !isAgent(member.type)) throw new ApiError("CONTRACT_PARTY");
  return member;
}
