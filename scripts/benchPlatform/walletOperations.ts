import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { minor } from "@livery/product/money.ts";
import type { Operations } from "./operation.ts";
import { type Site, wireRequest } from "./wireRequest.ts";

/** The provider that money is transferred to and from. */
export const VENDOR = "PP";
const MAIN = "MAIN";
const AMOUNT = minor(500);
const DEPOSIT = minor(1_000_000);

/** The loop of a member: transfers there and back, then a deposit. */
const STEPS = 10;
const [CREATE, CONFIRM] = [8, 9];

const into = { from: MAIN, to: VENDOR, amount: AMOUNT };
const back = { from: VENDOR, to: MAIN, amount: AMOUNT };

/** Durable operations, each with a key of its own, by one member after the other. */
export function walletOperations(site: Site, tokens: readonly string[]): Operations {
  // Members start at different steps, so that some transfer and some deposit at any moment.
  const members = tokens.map((token, index) => ({
    token,
    step: (index * 2) % CONFIRM,
    order: undefined as string | undefined,
  }));
  let next = 0;
  return () => {
    const member = members[next % members.length]!;
    next += 1;
    const { token, step } = member;
    member.step = (step + 1) % STEPS;
    if (step === CREATE) {
      const request = wireRequest(site, createDeposit, { method: "BANK", amount: DEPOSIT }, token);
      return { request, onResponse: (body) => void (member.order = orderOf(body)) };
    }
    const { order } = member;
    if (step === CONFIRM && order !== undefined) {
      member.order = undefined;
      return { request: wireRequest(site, confirmDeposit, { id: order }, token) };
    }
    return { request: wireRequest(site, transferFunds, step % 2 === 0 ? into : back, token) };
  };
}

/** The same for a single member: only transfers, because only five deposits may be open at once. */
export function oneWalletOperations(site: Site, token: string): Operations {
  let next = 0;
  return () => {
    next += 1;
    return { request: wireRequest(site, transferFunds, next % 2 === 0 ? into : back, token) };
  };
}

function orderOf(body: string): string {
  return (JSON.parse(body) as { value: { id: string } }).value.id;
}
