import { type LaunchRequest, launchGame } from "@livery/platform/calls/launchGame.ts";
import type { MoneyLab } from "./openMoneyLab.ts";

interface Wanted {
  /** The game type of the catalogue. */
  readonly type: string;
  /** One stake for each round, in minor units; the demonstration games accept 1,000, 2,000, 5,000 … */
  readonly stakes: readonly number[];
}

interface Played {
  /** What the platform answers to a round, or its error. */
  readonly code?: string;
  readonly stake: number;
  readonly payout: number;
}

/** Opens a game of a type for the member of a session and plays rounds of it. */
export async function playRounds(lab: MoneyLab, token: string, { type, stakes }: Wanted) {
  const row = lab.raw
    .prepare("select id, vendor from game where type = ? and maintenance = 0 order by id limit 1")
    .get(type);
  const game = { gameId: String(row?.["id"]), vendor: String(row?.["vendor"]) };
  const request: LaunchRequest = { kind: "game", ...game, token, language: "ko", trial: false };
  const { url = "" } = await lab.platform.client({ token })(launchGame, request);
  const ticket = new URL(url).hash.slice(1);
  const rounds: Played[] = [];
  for (const [index, stake] of stakes.entries()) {
    const bet = type === "LIVE" ? { bets: { player: stake } } : { stake };
    const body = JSON.stringify({ ticket, round: index + 1, playerSeed: "mine", ...bet });
    const { body: answer } = await lab.platform.raw("/provider/play", { method: "POST", body });
    rounds.push(answer as unknown as Played);
  }
  return { ...game, rounds };
}
