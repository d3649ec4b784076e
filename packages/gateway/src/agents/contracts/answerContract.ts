import type { AnswerContractResponse } from "@livery/platform/decoders/answerContract.gen.js";
import { type ContractKind, ratesOf } from "@livery/product/contractKinds.ts";
import { type ContractAction, type ContractState, IN_FORCE } from "@livery/product/contractStates.ts";
import { ApiError } from "../../http/apiError.ts";
import { type Member, memberById } from "../../members/findMember.ts";
import type { Merchant } from "../../merchant.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { stateAfter } from "./contractState.ts";
import { requireRates } from "./contractTerms.ts";
import { type Contract, contractInForce, contractOf, termsOf, wireContract } from "./findContract.ts";
import { beginContract, endContract } from "./settleContracts.ts";

interface Answer {
  readonly id: string;
  readonly action: Exclude<ContractAction, "REQUEST_TERMINATION">;
  /** Only contracts of this kind exist for the caller. */
  readonly kind?: ContractKind;
  readonly preview?: boolean | undefined;
}

/** Accepts, rejects or ends a contract; with `preview` it only returns what would happen (AP-192). */
export function answerContract(
  writing: Writing,
  agent: Member,
  { id, action, kind, preview = false }: Answer,
  { now, merchant }: { readonly now: number; readonly merchant: Pick<Merchant, "contract"> },
): AnswerContractResponse {
  const contract = contractOf(writing, agent.id, id);
  if (kind !== undefined && contract.kind !== kind) throw new ApiError("CONTRACT_UNKNOWN");
  const state = stateAfter(contract, action, agent.id);
  const isBeginning = contract.state === "NEW" && state === "SUCCESS";
  if (isBeginning) requireStillPossible(writing, contract, now);
  const ended = isBeginning ? endedBy(writing, contract, merchant.contract.autoTerminate) : [];
  if (!preview) {
    for (const one of ended) endContract(writing, one, now);
    change(writing, contract, state, now);
  }
  const wire = (one: Contract, after: ContractState) => wireContract(writing, { ...one, state: after }, agent.id);
  const answered = isBeginning ? { ...contract, began_at: now } : contract;
  return { contract: wire(answered, state), ended: ended.map((one) => wire(one, "TERMINATED")) };
}

function change(writing: Writing, contract: Contract, state: ContractState, now: number): void {
  if (state === "TERMINATED") endContract(writing, contract, now);
  else if (contract.state === "NEW" && state === "SUCCESS") beginContract(writing, contract, now);
  else {
    const { run, tables } = writing;
    run(tables.updateTable("contract").set({ state }).where("number", "=", contract.number));
  }
}

/** Since the request, its last day may have passed, or the payer's own rate may have become lower. */
function requireStillPossible(reading: Reading, contract: Contract, now: number): void {
  const { kind, state, ends_at: end, payer_id: payer } = contract;
  if (end !== null && end <= now) throw new ApiError("CONTRACT_STATE", { state });
  requireRates(reading, memberById(reading, payer)!, kind, termsOf(contract));
}

/** The contract that a new one replaces, and those of the receiver's downline with a higher or lower rate (AG-034). */
function endedBy(
  reading: Reading,
  { receiver_id: receiver, kind, ...contract }: Contract,
  autoTerminate: Merchant["contract"]["autoTerminate"],
): Contract[] {
  const replaced = contractInForce(reading, receiver, kind);
  const { all, tables } = reading;
  const paid = tables.selectFrom("contract").selectAll().where("payer_id", "=", receiver).where("kind", "=", kind);
  const rates = ratesOf(kind, termsOf(contract));
  const ending = all(paid.where("state", "in", IN_FORCE).orderBy("number")).filter((one) =>
    ratesOf(kind, termsOf(one)).some((rate, index) => {
      const limit = rates[index] ?? 0;
      return autoTerminate === "higher" ? rate > limit : rate < limit;
    }),
  );
  return [...(replaced ? [replaced] : []), ...ending];
}
