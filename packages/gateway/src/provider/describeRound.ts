import type { TextLanguage } from "@livery/product/languages.ts";
import type { Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import { type BaccaratBets, deal } from "./baccaratRules.ts";
import { type DemoGameId, demoGameOf } from "./demoGames.ts";
import { draw } from "./lotteryRules.ts";
import { numbersOf } from "./seeds.ts";
import { spin } from "./slotRules.ts";

type Round = Pick<Selectable<Tables["game_round"]>, "game_type" | "seed" | "player_seed" | "round" | "bet" | "stake">;

/** The result of a round in words, calculated again from what decided it (AP-131). */
export function describeRound(round: Round, language: TextLanguage): string {
  const numbers = numbersOf(round.seed, round.player_seed, round.round);
  const bet = JSON.parse(round.bet ?? "{}") as object;
  return describers[demoGameOf(round.game_type)](numbers, { bet, stake: round.stake })[language];
}

type Describe = (
  numbers: readonly number[],
  played: { readonly bet: object; readonly stake: number },
) => Readonly<Record<TextLanguage, string>>;

const describers: Readonly<Record<DemoGameId, Describe>> = {
  slot(numbers, { stake }) {
    const { length: won } = spin(numbers, stake).wins;
    if (won === 0) return { ko: "당첨 줄 없음", en: "No winning line" };
    return { ko: `당첨 줄 ${won}개`, en: won === 1 ? "1 winning line" : `${won} winning lines` };
  },
  baccarat(numbers, { bet }) {
    const { player, banker } = deal(numbers, bet as BaccaratBets).points;
    return { ko: `플레이어 ${player}, 뱅커 ${banker}`, en: `Player ${player}, banker ${banker}` };
  },
  lottery(numbers, { bet, stake }) {
    const { picks } = bet as { readonly picks: readonly number[] };
    const { balls, hits } = draw(numbers, picks, stake);
    const drawn = balls.join(", ");
    return { ko: `추첨 ${drawn} · ${hits.length}개 일치`, en: `Drawn ${drawn} · ${hits.length} matched` };
  },
};
