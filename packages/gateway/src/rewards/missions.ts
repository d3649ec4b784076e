import type { WireMission } from "@livery/platform/decoders/shared/mission.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { major, toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { ApiError } from "../http/apiError.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { ledgerSums } from "../records/ledgerSums.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { type ClaimStatus, type IsEarned, type Receiver, claim, claimStatus, presentPeriod } from "./claims.ts";
import { type MissionTerms, firstFive, missionTerms } from "./missionTerms.ts";

/** How far a member is in every mission, at most its target. */
type Progress = Readonly<Record<MissionTerms["id"], number>>;

/** A member's mission and its progress. */
interface MissionStatus extends ClaimStatus<MissionTerms> {
  readonly progress: number;
}

/** Every mission with its state for a member (AP-036). */
export function missionStatuses(reading: Reading, receiver: Receiver): MissionStatus[] {
  const progress = progressOf(reading, receiver);
  return missionTerms.map((terms) => ({
    ...claimStatus(reading, terms, receiver, reached(progress)),
    progress: progress[terms.id],
  }));
}

/** Claims a finished mission once in its week (AP-147). */
export function claimMission(writing: Writing, id: string, receiver: Receiver): MissionStatus {
  const terms = missionTerms.find((one) => one.id === id);
  if (!terms) throw new ApiError("MISSION_UNKNOWN");
  const progress = progressOf(writing, receiver);
  return { ...claim(writing, terms, receiver, reached(progress)), progress: progress[terms.id] };
}

const reached =
  (progress: Progress): IsEarned<MissionTerms> =>
  (_, { id, target }) =>
    progress[id] >= target;

/** By the rounds that were booked this week, and by the ledger's deposits. Free trials are in neither. */
function progressOf(reading: Reading, receiver: Receiver): Progress {
  const { first, tables } = reading;
  const { member, now } = receiver;
  const { start } = presentPeriod(reading, { period: "week" }, receiver);
  const played = first(
    tables
      .selectFrom("game_round")
      .select((is) => [
        is.fn.countAll<number>().as("rounds"),
        is.fn.count<number>("game_type").distinct().as("types"),
        is.fn.count<number>("vendor").distinct().as("providers"),
        is.fn.sum<number | null>("stake").as("stakes"),
      ])
      .where("member_id", "=", member.id)
      .where("at", ">=", start)
      .where("at", "<=", now),
  )!;
  const deposits = ledgerSums(reading, member.id, ["deposit"], { from: start, to: now + 1 })("deposit");
  const unit = toMinor(major(1), settingsOf(reading, member.merchant).decimals);
  const done: Omit<Progress, "all-five"> = {
    "fifty-rounds": played.rounds,
    "three-types": played.types,
    "three-providers": played.providers,
    "stake-10000": Math.floor((played.stakes ?? 0) / unit),
    "deposit-1000": Math.floor(deposits / unit),
  };
  const targetOf = (id: MissionTerms["id"]) => missionTerms.find((one) => one.id === id)!.target;
  const finished = firstFive.filter((id) => done[id] >= targetOf(id)).length;
  const all = Object.entries({ ...done, "all-five": finished } satisfies Progress);
  return Object.fromEntries(
    all.map(([id, count]) => [id, Math.min(count, targetOf(id as MissionTerms["id"]))]),
  ) as Progress;
}

export function wireMission(
  { terms, amount, state, end, progress }: MissionStatus,
  language: TextLanguage,
): WireMission {
  return {
    id: terms.id,
    title: terms.title[language],
    image: pictureAddress({ kind: "promotion", emblem: terms.emblem, seed: terms.id }),
    state,
    progress,
    target: terms.target,
    reward: amount,
    ...(state !== "claimed" && end !== undefined && { expiresAt: new Date(end).toISOString() }),
  };
}
