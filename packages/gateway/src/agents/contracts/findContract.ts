import type { WireContract } from "@livery/platform/decoders/shared/contract.gen.ts";
import type { WireContractTerms } from "@livery/platform/decoders/shared/contractTerms.gen.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { IN_FORCE } from "@livery/product/contractStates.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../../http/apiError.ts";
import { memberById } from "../../members/findMember.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reading } from "../../store/transaction.ts";
import { mayAnswer } from "./contractState.ts";

export type Contract = Selectable<Tables["contract"]>;

/** A contract that the agent is a party to; anybody else's is as unknown as one that does not exist. */
export function contractOf({ first, tables }: Reading, agentId: number, id: string): Contract {
  const found = first(tables.selectFrom("contract").selectAll().where("id", "=", id));
  if (!found || (found.payer_id !== agentId && found.receiver_id !== agentId)) throw new ApiError("CONTRACT_UNKNOWN");
  return found;
}

/** The contract of a kind that pays an agent at the moment. */
export function contractInForce({ first, tables }: Reading, receiverId: number, kind: ContractKind) {
  const own = tables.selectFrom("contract").selectAll().where("receiver_id", "=", receiverId).where("kind", "=", kind);
  return first(own.where("state", "in", IN_FORCE));
}

export function termsOf({ terms }: Pick<Contract, "terms">): WireContractTerms {
  return JSON.parse(terms) as WireContractTerms;
}

/** A contract as one of its parties sees it. */
export function wireContract(reading: Reading, contract: Contract, agentId: number): WireContract {
  const { id, kind, payer_id: payer, receiver_id: receiver, state, created_at: createdAt } = contract;
  const { began_at: beganAt } = contract;
  const isOwn = receiver === agentId;
  return {
    id,
    kind,
    account: memberById(reading, isOwn ? payer : receiver)!.account,
    own: isOwn,
    state,
    mayAnswer: mayAnswer(contract, agentId),
    terms: termsOf(contract),
    createdAt: new Date(createdAt).toISOString(),
    ...(beganAt !== null && { beganAt: new Date(beganAt).toISOString() }),
  };
}
