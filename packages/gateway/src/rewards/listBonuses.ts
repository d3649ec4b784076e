import type { BonusesResponse } from "@livery/platform/decoders/bonuses.gen.js";
import type { BonusesRequest } from "@livery/platform/requests/bonuses.gen.js";
import type { TextLanguage } from "@livery/product/languages.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { daysAsked } from "../records/daysAsked.ts";
import type { Reading } from "../store/transaction.ts";
import { type Bonus, bonusState, turnoverDone } from "./bonuses.ts";
import { challengeTerms } from "../promotions/challengeTerms.ts";
import { missionTerms } from "./missionTerms.ts";
import { rewardTerms } from "./rewardTerms.ts";

interface Asker {
  readonly memberId: number;
  readonly language: TextLanguage;
  readonly now: number;
}

/** A page of a member's bonuses, newest first (AP-136). */
export function listBonuses(
  reading: Reading,
  asked: BonusesRequest,
  { memberId, language, now }: Asker,
): BonusesResponse {
  const { all, tables } = reading;
  const { start, end } = daysAsked(reading, memberId, asked, now);
  const query = tables
    .selectFrom("bonus")
    .where("member_id", "=", memberId)
    .where("at", ">=", start)
    .where("at", "<", end);
  const total = totalOf(reading, query);
  const rows = (limit: number, offset: number) =>
    all(query.selectAll().orderBy("at", "desc").orderBy("number", "desc").limit(limit).offset(offset));
  return pageOf(asked, total, rows, (bonus: Bonus) => ({
    id: bonus.id,
    at: new Date(bonus.at).toISOString(),
    promotion:
      [...rewardTerms, ...missionTerms, ...challengeTerms].find(({ id }) => id === bonus.reward)?.title[language] ??
      bonus.reward,
    amount: bonus.amount,
    turnoverNeeded: bonus.turnover,
    turnoverDone: turnoverDone(reading, bonus),
    state: bonusState(bonus, now),
    ...(bonus.expires_at !== null && { expiresAt: new Date(bonus.expires_at).toISOString() }),
  }));
}
