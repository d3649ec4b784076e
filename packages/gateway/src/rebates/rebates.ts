import type { WireRebate } from "@livery/platform/decoders/shared/rebate.gen.ts";
import type { WireRebateClaim } from "@livery/platform/decoders/shared/rebateClaim.gen.ts";
import { type GameTypeId, gameTypes } from "@livery/product/gameTypes.ts";
import { minor } from "@livery/product/money.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../http/apiError.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { newId } from "../money/newId.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { rebateRates } from "./rebateRates.ts";

/** What a member may claim for one game type, and the rounds that it is for. */
interface Claimable extends WireRebate {
  readonly gameType: GameTypeId;
  readonly afterRound: number;
  readonly lastRound: number;
}

/** Rates have one decimal; in integers, because the product may be more than a float counts exactly. */
const cashbackOf = (validBet: number, rate: number) =>
  minor(Number((BigInt(validBet) * BigInt(Math.round(rate * 10))) / 1000n));

/** The cashback of every game type for the bets since its last claim (AP-132). */
export function claimables(reading: Reading, memberId: number): Claimable[] {
  return gameTypes.map(({ id }) => claimableOf(reading, memberId, id));
}

function claimableOf({ first, tables }: Reading, memberId: number, gameType: GameTypeId): Claimable {
  const claimed = first(
    tables
      .selectFrom("rebate_line")
      .select("last_round")
      .where("member_id", "=", memberId)
      .where("game_type", "=", gameType)
      .orderBy("after_round", "desc")
      .limit(1),
  );
  const afterRound = claimed?.last_round ?? 0;
  const played = first(
    tables
      .selectFrom("game_round")
      .select((is) => [is.fn.sum<number | null>("stake").as("stake"), is.fn.max<number | null>("number").as("last")])
      .where("member_id", "=", memberId)
      .where("game_type", "=", gameType)
      .where("number", ">", afterRound),
  );
  const validBet = minor(played?.stake ?? 0);
  const rate = rebateRates[gameType];
  const lastRound = played?.last ?? afterRound;
  return { gameType, validBet, rate, amount: cashbackOf(validBet, rate), afterRound, lastRound };
}

/**
 * Pays the cashback of one game type, or of all, into the main wallet (AP-133). What is too little for a minor unit
 * waits for more bets. Rejects with NOTHING_TO_CLAIM.
 */
export function claimRebate(
  writing: Writing,
  owner: Owner,
  gameType: string | undefined,
  now: number,
): Selectable<Tables["rebate_claim"]> {
  if (gameType !== undefined && !gameTypes.some(({ id }) => id === gameType))
    throw new ApiError("FIELD_INVALID", { field: "gameType", rule: "choice" });
  const lines = claimables(writing, owner.id).filter(
    (line) => line.amount > 0 && (gameType === undefined || line.gameType === gameType),
  );
  if (lines.length === 0) throw new ApiError("NOTHING_TO_CLAIM");
  const { merchant, id: member_id } = owner;
  const id = newId("B");
  const amount = minor(lines.reduce((sum, line) => sum + line.amount, 0));
  const { first, run, tables } = writing;
  const claim = first(
    tables
      .insertInto("rebate_claim")
      .values({ id, merchant, member_id, game_type: gameType ?? null, amount, at: now })
      .returningAll(),
  )!;
  for (const line of lines) {
    const rounds = { after_round: line.afterRound, last_round: line.lastRound };
    const covered = { game_type: line.gameType, ...rounds, valid_bet: line.validBet, amount: line.amount };
    run(tables.insertInto("rebate_line").values({ claim: claim.number, member_id, ...covered }));
  }
  const [from, to] = [houseWallet(writing, merchant, "bonus", now), mainWallet(writing, member_id)];
  moveMoney(writing, { merchant, kind: "rebate", reference: id, from, to, amount, now });
  return claim;
}

export function wireClaim({ id, at, game_type, amount }: Selectable<Tables["rebate_claim"]>): WireRebateClaim {
  return { id, at: new Date(at).toISOString(), ...(game_type !== null && { gameType: game_type }), amount };
}
