import type { History } from "../history.ts";
import { outcomeOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";
import { type LimitPeriod, nameOfPeriod } from "./nameOfPeriod.ts";

const claiming = ["claimReward", "claimMission", "claimPromotion"];

/** How often the members of a run get what they claim; anything else only once. */
const periods: Readonly<Record<string, LimitPeriod>> = {
  "monthly-rank": "MONTH",
  "deposit-1000": "WEEK",
  "weekly-challenge": "WEEK",
};

/** Checks that every acknowledged claim of a reward, mission or challenge left one bonus, and that nobody got one twice in its period. */
export function checkBonuses({ operations }: History, { rows, transactions }: Books): string[] {
  const claims = operations.filter(({ call }) => claiming.includes(call));
  const left = Map.groupBy(rows.bonus, ({ member_id: member, reward }) => `${member} ${reward}`);
  const faults: string[] = lostEntries(operations, rows.promotion_entry);
  for (const operation of claims.filter((one) => outcomeOf(one) === "done")) {
    const bonus = left.get(`${operation.member} ${String(operation.body["id"])}`)?.pop();
    if (!bonus) faults.push(`${nameOf(operation)} was acknowledged, but its bonus is missing`);
  }
  const untold = claims.filter((one) => outcomeOf(one) === "unknown");
  for (const { id, member_id: member, reward } of [...left.values()].flat()) {
    const at = untold.findIndex((one) => one.member === member && one.body["id"] === reward);
    if (at === -1) faults.push(`bonus ${id} (${reward} of member ${member}) was not requested`);
    else untold.splice(at, 1);
  }
  const named = rows.bonus.map(({ member_id: member, reward, at }) => {
    const period = periods[reward];
    return `${reward} of member ${member}${period ? ` in ${nameOfPeriod(period, at)}` : ""}`;
  });
  for (const [name, same] of Map.groupBy(named, (one) => one))
    if (same.length > 1) faults.push(`${name} was claimed ${same.length} times`);
  const payments = transactions.filter(({ kind }) => kind === "bonus").length;
  const paid = rows.bonus.filter(({ paid_at: at }) => at !== null).length;
  if (payments !== paid) faults.push(`${payments} bonuses were paid, and ${paid} count as paid`);
  return faults;
}

/** Joins that were acknowledged and have no entry of their own: a member may join once in a week. */
function lostEntries(operations: History["operations"], entries: Books["rows"]["promotion_entry"]): string[] {
  // Those from before the run count every round.
  const own = entries.filter(({ after_round: after }) => after > 0);
  const left = Map.groupBy(own, ({ member_id: member, promotion_id: id }) => `${member} ${id}`);
  const joins = operations.filter((one) => one.call === "joinPromotion" && outcomeOf(one) === "done");
  return joins
    .filter((one) => !left.get(`${one.member} ${String(one.body["id"])}`)?.pop())
    .map((one) => `${nameOf(one)} was acknowledged, but its entry is missing`);
}
