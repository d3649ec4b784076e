import type { MissionLeaderboardResponse } from "@livery/platform/decoders/missionLeaderboard.gen.js";
import { minor } from "@livery/product/money.ts";
import { masked } from "../money/transfers/masked.ts";
import type { Reading } from "../store/transaction.ts";
import { type Receiver, presentPeriod } from "./claims.ts";
import { missionTerms } from "./missionTerms.ts";

/** How many places the board shows. */
const PLACES = 20;

/**
 * The members of a merchant with the most missions this week, and the member's own place (AP-037). Of two with as many,
 * the one who got more is first, then the one who was earlier.
 */
export function missionBoard(reading: Reading, receiver: Receiver): MissionLeaderboardResponse {
  const { all, tables } = reading;
  const { member } = receiver;
  const { name: week } = presentPeriod(reading, { period: "week" }, receiver);
  const claimed = tables
    .selectFrom("bonus")
    .select((is) => [
      "member_id",
      is.fn.countAll<number>().as("missions"),
      is.fn.sum<number>("amount").as("prize"),
      is.fn.max<number>("number").as("latest"),
    ])
    .where("merchant", "=", member.merchant)
    .where(
      "reward",
      "in",
      missionTerms.map(({ id }) => id),
    )
    .where("period", "=", week)
    .groupBy("member_id");
  const ranked = tables.selectFrom(claimed.as("claimed")).select((is) => [
    "member_id",
    "missions",
    "prize",
    is.fn
      .agg<number>("row_number")
      .over((over) => over.orderBy("missions", "desc").orderBy("prize", "desc").orderBy("latest"))
      .as("rank"),
  ]);
  const rows = all(
    tables
      .selectFrom(ranked.as("ranked"))
      .innerJoin("member", "member.id", "ranked.member_id")
      .select(["member_id", "account", "missions", "prize", "rank"])
      .where((is) => is.or([is("rank", "<=", PLACES), is("member_id", "=", member.id)]))
      .orderBy("rank"),
  );
  const places = rows.map(({ prize, ...place }) => ({ ...place, prize: minor(prize) }));
  const own = places.find(({ member_id: id }) => id === member.id);
  return {
    board: places
      .filter(({ rank }) => rank <= PLACES)
      .map(({ rank, account, missions, prize }) => ({ rank, account: masked(account), missions, prize })),
    ...(own && { own: { rank: own.rank, missions: own.missions, prize: own.prize } }),
  };
}
