import { language } from "./texts.ts";

/** The ticket is in the fragment of the address, which is sent to no server. */
const ticket = location.hash.slice(1);

export interface TableState {
  /** Empty for a game without a name of its own. */
  readonly name: string;
  readonly vendor: string;
  readonly trial: boolean;
  /** Amounts are in minor units. */
  readonly balance: number;
  readonly decimals: number;
  /** The lowest first. */
  readonly stakes: readonly number[];
  readonly round: number;
  readonly commit: string;
}

export type PlayedRound<Result> = Result & {
  readonly round: number;
  readonly stake: number;
  readonly payout: number;
  readonly playerSeed: string;
  readonly seed: string;
  readonly nextCommit: string;
  readonly balance: number;
};

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

/** Plays a round; `fields` are the bet. */
export const askRound = <Result>(fields: { readonly round: number; readonly playerSeed: string }) =>
  ask<PlayedRound<Result>>("play", fields);
