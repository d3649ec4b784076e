import type { Call } from "@livery/platform/call.ts";
import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { login } from "@livery/platform/calls/login.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { type Gateway, createGateway } from "@livery/gateway/createGateway.ts";
import { DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import type { Merchant } from "@livery/gateway/merchant.ts";
import { looseLimits } from "@livery/gateway/protection/limits.ts";
import { DatabaseSync } from "node:sqlite";
import { neutralMerchant } from "../scenes/neutralMerchant.ts";
import { ask } from "./ask.ts";
import { PAYMENT_PASSWORD, type Player } from "./operations.ts";

/** Demo accounts that have money, an upline and nothing that their login waits for. */
const accounts = ["demo", "vip", "agent2", "agent41"];

export const merchants: readonly Merchant[] = ["POWER1", "POWER2"].map((merchant) => ({
  ...neutralMerchant,
  merchant,
}));

/** The start of the platform's time, in milliseconds since 1970; the traced platform continues from here. */
export const BEGINNING = Date.UTC(2026, 10, 21, 3);

/** Makes a data file with members who are logged in, have a payment password and a card, and returns them. */
export async function prepareFile(database: string): Promise<readonly Player[]> {
  const gateway = await createGateway({ merchants, database, clock: () => BEGINNING, limits: looseLimits });
  const players: Player[] = [];
  for (const { merchant } of merchants) {
    for (const account of accounts) players.push(await enter(gateway, merchant, account));
  }
  await gateway.close();
  // Money calls do not read the games, and thousands of images are faster to make and read without them.
  const raw = new DatabaseSync(database);
  // Withdrawals wait for a new card, and sessions do not last as long.
  raw.exec("delete from game; update bank_card set added_at = 0; vacuum");
  raw.close();
  return players;
}

async function enter(gateway: Gateway, merchant: string, account: string): Promise<Player> {
  const told = async <Sent, Response>(call: Call<Sent, Response>, request: Sent, token?: string): Promise<Response> => {
    const { json } = call.encode(request, { merchant });
    const { body } = await ask(gateway, call, { merchant, json, ...(token !== undefined && { token }) });
    const decoded = call.decode((JSON.parse(body) as { value?: unknown }).value);
    if (!decoded.ok) throw new Error(`${call.id} was answered ${body}`);
    return decoded.value;
  };
  const paymentPassword = PAYMENT_PASSWORD;
  const { token } = await told(login, { type: "username", username: account, password: DEMO_PASSWORD });
  await told(setPaymentPassword, { paymentPassword, loginPassword: DEMO_PASSWORD }, token);
  const number = "10000000";
  const card = {
    kind: "BANK",
    bank: "NURI",
    holder: account,
    number,
    password: DEMO_PASSWORD,
    paymentPassword,
  } as const;
  const { id } = await told(addBankCard, card, token);
  return { merchant, token, card: id };
}
