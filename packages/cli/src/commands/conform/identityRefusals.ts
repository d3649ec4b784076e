import { type ContractCall, callOf } from "./contract.ts";
import { judgeSuccess, refusalDeviations, refusedByState } from "./judge.ts";
import type { Refusal } from "./refusals.ts";
import { isCarriedOut, sampleRequest } from "./requestFor.ts";
import { askProperly, prepare, type Visit } from "./visit.ts";

const NOT_A_PASSWORD = "livery-conform-wrong";

const passwordField = ({ call }: ContractCall): string | undefined => call.changesIdentity?.password;

/** A proper request, but with another login password, or none. */
function sampleWith(contractCall: ContractCall, visit: Visit, password: string | undefined) {
  const { [passwordField(contractCall)!]: _, ...fields } = sampleRequest(contractCall, visit);
  return { ...fields, ...(password !== undefined && { [passwordField(contractCall)!]: password }) };
}

/** Whether a session goes on: the difference from one that has ended. */
async function endedDeviations(visit: Visit, token: string) {
  return refusalDeviations(await visit.ask(callOf(visit.contract, "securityInfo"), {}, { token }), [401]);
}

/** Adds a card, and returns what removes it again. */
async function addCard(visit: Visit) {
  const [add, remove] = [callOf(visit.contract, "addBankCard"), callOf(visit.contract, "removeBankCard")];
  const prepared = await prepare(visit, add);
  if (!prepared.ready) return undefined;
  const judged = judgeSuccess(add, await askProperly(visit, add, prepared.fields), visit.contract);
  if (!judged.ok) return undefined;
  const { id } = judged.value as { readonly id: string };
  return { id, remove: () => askProperly(visit, remove, { ...sampleRequest(remove, visit), id }) };
}

/** What a stolen session must not be able to do (AP-H, CO-036). */
export const identityRefusals: readonly Refusal[] = [
  {
    check: "a change without the login password",
    applies: (contractCall) => passwordField(contractCall) !== undefined,
    async deviations(visit, contractCall) {
      const fields = sampleWith(contractCall, visit, undefined);
      return refusalDeviations(await askProperly(visit, contractCall, fields), [422]);
    },
  },
  {
    // The calls that are carried out are sent with the right password before, so that this one locks nothing.
    check: "a change with a wrong login password",
    applies: (contractCall) => passwordField(contractCall) !== undefined && isCarriedOut(contractCall),
    async deviations(visit, contractCall) {
      const fields = sampleWith(contractCall, visit, NOT_A_PASSWORD);
      return refusalDeviations(await askProperly(visit, contractCall, fields), refusedByState);
    },
  },
  {
    check: "another session of the member after a change",
    applies: ({ call }) => call.id === "updateProfile",
    async deviations(visit, contractCall) {
      const other = await visit.logInAgain();
      if (other === undefined) return "the platform begins no second session of the member";
      const answer = await askProperly(visit, contractCall, sampleRequest(contractCall, visit));
      if (!answer.came || answer.status !== 200) return "the platform refused the change";
      return endedDeviations(visit, other);
    },
  },
  {
    check: "a withdrawal to a card that was just added",
    applies: ({ call }) => call.id === "createWithdrawal",
    async deviations(visit, contractCall) {
      const prepared = await prepare(visit, contractCall);
      const card = prepared.ready ? await addCard(visit) : undefined;
      if (!prepared.ready || !card) return "the platform adds no card";
      const answer = await askProperly(visit, contractCall, { ...prepared.fields, card: card.id });
      await card.remove();
      return refusalDeviations(answer, refusedByState);
    },
  },
];
