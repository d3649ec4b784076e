import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import type { WireBetTotals } from "@livery/platform/decoders/shared/betTotals.gen.ts";
import type { BetsRequest } from "@livery/platform/requests/bets.gen.js";
import type { TextLanguage } from "@livery/product/languages.ts";
import { minor } from "@livery/product/money.ts";
import type { Selectable } from "kysely";
import { lotteryOf } from "../games/lotteries.ts";
import { ApiError } from "../http/apiError.ts";
import { memberById } from "../members/findMember.ts";
import { pageOf } from "../money/pageOf.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading } from "../store/transaction.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import { daysAsked } from "./daysAsked.ts";
import type { Span } from "./ledgerSums.ts";
import { playedIn } from "./playedIn.ts";
import { type Whose, among } from "./whose.ts";

type Round = Selectable<Tables["game_round"]>;

/** Who asks, and in which language. */
interface Asker {
  readonly memberId: number;
  /** Whose bets an agent asks for; its own if absent. Each bet then has its member's account. */
  readonly whose?: Whose;
  readonly language: TextLanguage;
  readonly now: number;
}

/** A page of the bets of a member or several, newest first, with the totals of all that the filters leave (AP-130, AP-186). */
export function listBets(reading: Reading, asked: BetsRequest, { memberId, whose, language, now }: Asker) {
  const { start, end } = daysAsked(reading, memberId, asked, now);
  const span = { from: start, to: end };
  const query = betsOf(reading, whose ?? memberId, asked, span);
  const { rounds, ...totals } = totalsOf(reading, whose ?? memberId, asked, span);
  const ordered = (order: "asc" | "desc") => query.selectAll().orderBy("at", order).orderBy("number", order);
  const rows = (limit: number, offset: number) => {
    const left = Math.max(0, rounds - offset);
    if (offset <= left) return reading.all(ordered("desc").limit(limit).offset(offset));
    // Skipping rows takes time: later pages are counted from the end.
    const shown = Math.min(limit, left);
    return reading
      .all(
        ordered("asc")
          .limit(shown)
          .offset(left - shown),
      )
      .toReversed();
  };
  const page = pageOf(asked, rounds, rows, (round) => round);
  const names = gameNames(reading, page.list, language);
  return {
    ...page,
    list: page.list.map((round) => ({
      ...wireBet(round, names),
      ...(whose !== undefined && { account: accountOf(reading, round) }),
    })),
    totals,
  };
}

/** A member's bet by its id (AP-131). */
export function betBy(
  reading: Reading,
  id: string,
  { memberId, language }: Pick<Asker, "memberId" | "language">,
): { readonly bet: WireBet; readonly round: Round } {
  const { first, tables } = reading;
  const round = first(
    tables.selectFrom("game_round").selectAll().where("id", "=", id).where("member_id", "=", memberId),
  );
  if (!round) throw new ApiError("BET_UNKNOWN");
  return { bet: wireBet(round, gameNames(reading, [round], language)), round };
}

function accountOf(reading: Reading, round: Round): string {
  return memberById(reading, round.member_id)!.account;
}

/** The number and the sums of all bets that the filters leave. Only those of one provider are not in the stored sums. */
function totalsOf(
  reading: Reading,
  whose: Whose,
  asked: BetsRequest,
  span: Span,
): WireBetTotals & { readonly rounds: number } {
  const { gameType, vendor } = asked;
  const isOfHours = vendor === undefined && hasBets(asked);
  const played = isOfHours
    ? playedIn(reading, whose, span).filter((type) => gameType === undefined || type.gameType === gameType)
    : reading.all(sumsOf(betsOf(reading, whose, asked, span)));
  const sumOf = (name: "rounds" | "stake" | "payout") => played.reduce((sum, part) => sum + (part[name] ?? 0), 0);
  const [stake, payout] = [minor(sumOf("stake")), minor(sumOf("payout"))];
  return { rounds: sumOf("rounds"), stake, validBet: stake, payout, net: minor(payout - stake) };
}

function sumsOf(query: ReturnType<typeof betsOf>) {
  return query.select((is) => [
    is.fn.countAll<number>().as("rounds"),
    is.fn.sum<number | null>("stake").as("stake"),
    is.fn.sum<number | null>("payout").as("payout"),
  ]);
}

/** Whether bets of the state exist: a round of the demonstration provider is settled as soon as it is played. */
function hasBets({ state }: BetsRequest): boolean {
  return state === undefined || state === "SETTLED";
}

function betsOf({ tables }: Pick<Reading, "tables">, whose: Whose, asked: BetsRequest, { from, to }: Span) {
  const { gameType, vendor } = asked;
  let query = tables
    .selectFrom("game_round")
    .where("member_id", among(whose), whose)
    .where("at", ">=", from)
    .where("at", "<", to);
  if (gameType !== undefined) query = query.where("game_type", "=", gameType);
  if (vendor !== undefined) query = query.where("vendor", "=", vendor);
  if (!hasBets(asked)) query = query.where("number", "<", 0);
  return query;
}

/** The names of the rounds' games; a game that has left the catalogue is named by its id. */
function gameNames(
  { all, tables }: Reading,
  rounds: readonly Round[],
  language: TextLanguage,
): ReadonlyMap<string, string> {
  const ids = [...new Set(rounds.map((round) => round.game_id))];
  const games = all(tables.selectFrom("game").select(["id", "name_ko", "name_en"]).where("id", "in", ids));
  const named = new Map<string, string>(games.map((game) => [game.id, inLanguage(game, "name", language)]));
  return new Map(ids.map((id) => [id, named.get(id) ?? lotteryOf(id)?.name[language] ?? id]));
}

function wireBet(round: Round, names: ReadonlyMap<string, string>): WireBet {
  const { id, stake, payout } = round;
  return {
    id,
    at: new Date(round.at).toISOString(),
    game: names.get(round.game_id) ?? round.game_id,
    gameType: round.game_type,
    vendor: round.vendor,
    stake,
    validBet: stake,
    payout,
    net: minor(payout - stake),
    state: "SETTLED",
  };
}
