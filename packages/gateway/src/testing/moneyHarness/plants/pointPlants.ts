import type { Minor } from "@livery/product/money.ts";
import { moveMoney } from "../../../money/ledger/postTransaction.ts";
import { houseWallet, mainWallet } from "../../../money/ledger/wallets.ts";
import { convertPoints } from "../../../points/convertPoints.ts";
import { payBonuses } from "../../../rewards/bonuses.ts";
import { type Plant, firstDone, memberOf, written } from "./plant.ts";
import { idOf, valueOf } from "../outcome.ts";

/** Points that moved differently than requested. */
export const pointPlants: readonly Plant[] = [
  {
    what: "points that are converted twice, in a second transaction that the data file accepts",
    plant: (run, _, folder) => {
      const rich = new Set(run.history.members.filter(({ kind }) => kind === "own").map(({ id }) => id));
      const operation = firstDone(run.history, "convertPoints", ({ member }) => rich.has(member));
      const { merchant } = memberOf(run.history, operation);
      return written(run, folder, (writing) => {
        convertPoints(writing, { id: operation.member, merchant }, Number(operation.body["points"]), operation.sentAt);
      });
    },
    says: /points convert P\w+ \(-\d+ of member \d+\) were not requested/u,
  },
  {
    what: "an acknowledged redemption that cost no points",
    plant: (run, _, folder) => {
      const operation = firstDone(run.history, "redeemPointReward");
      return written(run, folder, (_writing, raw) => {
        const [member, id] = [operation.member, idOf(operation)];
        raw.exec("drop trigger point_movement_remains; drop trigger point_movement_stays");
        const { amount } = raw.prepare("select amount from point_movement where reference = ?").get(id)!;
        raw.prepare("update point_account set balance = balance - ? where member_id = ?").run(amount!, member);
        raw.prepare("delete from point_movement where reference = ?").run(id);
      });
    },
    says: /\(redeemPointReward of member \d+\) was acknowledged, but its points did not move/u,
  },
  {
    what: "cashback that is claimed twice, in a second transaction that the data file accepts",
    plant: (run, _, folder) => {
      const operation = firstDone(run.history, "claimRebate");
      const { merchant } = memberOf(run.history, operation);
      const { amount } = valueOf<{ readonly amount: Minor }>(operation);
      return written(run, folder, (writing) => {
        const now = operation.sentAt;
        const [from, to] = [houseWallet(writing, merchant, "bonus", now), mainWallet(writing, operation.member)];
        // So often that it is more than the rounds of all game types earn.
        for (let again = 1; again <= 20; again += 1)
          moveMoney(writing, { merchant, kind: "rebate", reference: `again ${again}`, from, to, amount, now });
      });
    },
    says: /member \d+ got \d+ of cashback, and its rounds earned \d+/u,
  },
  {
    what: "a reward that is claimed twice, in a second transaction that the data file accepts",
    plant: (run, _, folder) => {
      const operation = firstDone(run.history, "claimReward", ({ body }) => body["id"] === "monthly-rank");
      return written(run, folder, (writing, raw) => {
        raw
          .prepare(
            `insert into bonus (id, merchant, member_id, reward, period, amount, turnover, after_round, at)
               select 'AGAIN', merchant, member_id, reward, 'again', amount, 0, 0, at from bonus
                 where member_id = ? and reward = 'monthly-rank' limit 1`,
          )
          .run(operation.member);
        const { merchant } = memberOf(run.history, operation);
        payBonuses(writing, { id: operation.member, merchant }, operation.sentAt);
      });
    },
    says: /bonus AGAIN \(monthly-rank of member \d+\) was not requested|monthly-rank of member \d+ in \S+ was claimed 2 times/u,
  },
  {
    what: "a challenge that is claimed twice, in a second transaction that the data file accepts",
    plant: (run, _, folder) => {
      const operation = firstDone(run.history, "claimPromotion");
      const { merchant } = memberOf(run.history, operation);
      return written(run, folder, (writing, raw) => {
        raw
          .prepare(
            `insert into bonus (id, merchant, member_id, reward, period, amount, turnover, after_round, at)
               select 'AGAIN', merchant, member_id, reward, 'again', amount, 0, 0, at from bonus
                 where member_id = ? and reward = 'weekly-challenge' limit 1`,
          )
          .run(operation.member);
        payBonuses(writing, { id: operation.member, merchant }, operation.sentAt);
      });
    },
    says: /bonus \w+ \(weekly-challenge of member \d+\) was not requested|weekly-challenge of member \d+ in \S+ was claimed 2 times/u,
  },
  {
    what: "a point that is lost",
    plant: (run, _, folder) =>
      written(run, folder, (_writing, raw) => raw.exec("update point_account set balance = balance - 100")),
    says: /member \d+ has \d+ points, but the movements add up to \d+/u,
  },
];
