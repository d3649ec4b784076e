import type { SlotResult } from "@livery/gateway/provider/slotRules.ts";
import { language } from "./texts.ts";

/** The ticket is in the fragment of the address, which is sent to no server. */
const ticket = location.hash.slice(1);

export interface TableState {
  readonly name: string;
  readonly vendor: string;
  readonly trial: boolean;
  /** Amounts are in minor units. */
  readonly balance: number;
  readonly decimals: number;
  readonly stakes: readonly number[];
  readonly round: number;
  readonly commit: string;
}

export interface PlayedRound extends SlotResult {
  readonly round: number;
  readonly stake: number;
  readonly playerSeed: string;
  readonly seed: string;
  readonly nextCommit: string;
  readonly balance: number;
}

/** The provider refused; the message is in the player's language. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function ask<Response>(action: "state" | "play", fields: object): Promise<Response> {
  const answer = await fetch(`/api/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ticket, language, ...fields }),
  });
  const body = (await answer.json()) as { readonly message?: string };
  if (!answer.ok) throw new Refusal(answer.status, body.message ?? "");
  return body as Response;
}

export const askState = () => ask<TableState>("state", {});

export const askRound = (fields: { readonly round: number; readonly stake: number; readonly playerSeed: string }) =>
  ask<PlayedRound>("play", fields);
