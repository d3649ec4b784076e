import type { WireRedemption } from "@livery/platform/decoders/shared/redemption.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { major, toMinor } from "@livery/product/money.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../http/apiError.ts";
import { depositedBy } from "../money/deposits/depositedBy.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { newId } from "../money/newId.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { movePoints } from "./movePoints.ts";
import { HUNDREDTHS } from "./pointTerms.ts";
import { type PointReward, pointRewards } from "./pointRewards.ts";

type Redemption = Selectable<Tables["point_redemption"]>;

/** How long the merchant's staff takes to approve a gift. A bonus is paid at once. */
const GIFT_TAKES_MS = 60_000;

interface Asked {
  readonly reward: string;
  readonly quantity: number;
  readonly remark?: string | undefined;
}

/** How many of a reward are left; undefined without a limit. */
export function stockOf({ first, tables }: Reading, merchant: string, { id, stock }: PointReward): number | undefined {
  if (stock === undefined) return undefined;
  const query = tables
    .selectFrom("point_redemption")
    .select((is) => is.fn.sum<number | null>("quantity").as("gone"))
    .where("merchant", "=", merchant)
    .where("reward", "=", id)
    .where("rejected_at", "is", null);
  return Math.max(0, stock - (first(query)?.gone ?? 0));
}

/** Spends points on a reward (AP-053). A bonus goes to the main wallet in the same transaction. */
export function redeem(writing: Writing, owner: Owner, asked: Asked, now: number): Redemption {
  const reward = pointRewards.find(({ id }) => id === asked.reward);
  if (!reward) throw new ApiError("REWARD_UNKNOWN");
  const { merchant, id: member_id } = owner;
  const { decimals } = settingsOf(writing, merchant);
  const amount = toMinor(reward.deposits, decimals);
  const deposited = depositedBy(writing, member_id);
  if (deposited < amount) throw new ApiError("REWARD_CONDITION", { required: amount, deposited });
  const left = stockOf(writing, merchant, reward);
  if (left !== undefined && left < asked.quantity) throw new ApiError("REWARD_SOLD_OUT", { left });
  const id = newId("P");
  const points = reward.points * asked.quantity * HUNDREDTHS;
  movePoints(writing, owner, { kind: "redeem", type: "REDEEM", reference: id, amount: -points, now });
  if (reward.bonus !== undefined) {
    const [from, to] = [houseWallet(writing, merchant, "bonus", now), mainWallet(writing, member_id)];
    const bonus = toMinor(major(reward.bonus * asked.quantity), decimals);
    moveMoney(writing, { merchant, kind: "reward", reference: id, from, to, amount: bonus, now });
  }
  const { first, tables } = writing;
  const { type } = reward;
  const { quantity, remark = null } = asked;
  const row = { id, merchant, member_id, reward: reward.id, type, quantity, points, amount, remark, at: now };
  return first(
    tables
      .insertInto("point_redemption")
      .values({ ...row, rejected_at: null, reason: null })
      .returningAll(),
  )!;
}

/** The staff rejects a gift that it has not approved yet: its points return to the member. */
export function rejectRedemption(writing: Writing, id: string, reason: string, now: number): void {
  const { first, run, tables } = writing;
  const found = first(tables.selectFrom("point_redemption").selectAll().where("id", "=", id));
  if (!found) throw new ApiError("ORDER_UNKNOWN");
  const state = stateOf(found, now);
  if (state !== "P") throw new ApiError("ORDER_STATE", { state });
  const owner = { id: found.member_id, merchant: found.merchant };
  movePoints(writing, owner, { kind: "return", type: "REDEEM", reference: id, amount: found.points, now });
  run(tables.updateTable("point_redemption").set({ rejected_at: now, reason }).where("id", "=", id));
}

/** P applying, A approved, R rejected (PM-007). */
function stateOf({ type, at, rejected_at }: Redemption, now: number): "P" | "A" | "R" {
  if (rejected_at !== null) return "R";
  return type === "BONUS" || now >= at + GIFT_TAKES_MS ? "A" : "P";
}

export function wireRedemption(
  row: Redemption,
  { language, now }: { readonly language: TextLanguage; readonly now: number },
): WireRedemption {
  const { id, type, quantity, amount, remark } = row;
  const note = row.reason ?? remark;
  return {
    id,
    at: new Date(row.at).toISOString(),
    type,
    reward: row.reward,
    name: pointRewards.find((one) => one.id === row.reward)?.name[language] ?? row.reward,
    quantity,
    points: row.points / HUNDREDTHS,
    amount,
    status: stateOf(row, now),
    ...(note !== null && { remark: note }),
  };
}
