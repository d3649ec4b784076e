import type { Kysely } from "kysely";
import { type MigrationProvider, Migrator } from "kysely/migration";
import { isStorageFailure } from "./isStorageFailure.ts";
import { addMerchantTerms } from "./migrations/addMerchantTerms.ts";
import { addRoundBets } from "./migrations/addRoundBets.ts";
import { createAvatars } from "./migrations/createAvatars.ts";
import { createAgents } from "./migrations/createAgents.ts";
import { createBonuses } from "./migrations/createBonuses.ts";
import { createContracts } from "./migrations/createContracts.ts";
import { createCatalogue } from "./migrations/createCatalogue.ts";
import { createFeedback } from "./migrations/createFeedback.ts";
import { createGameLists } from "./migrations/createGameLists.ts";
import { createGameRounds } from "./migrations/createGameRounds.ts";
import { createHotIndexes } from "./migrations/createHotIndexes.ts";
import { createMailAndChat } from "./migrations/createMailAndChat.ts";
import { createMembers } from "./migrations/createMembers.ts";
import { createMoney } from "./migrations/createMoney.ts";
import { createOpenedSeals } from "./migrations/createOpenedSeals.ts";
import { createPlayHours } from "./migrations/createPlayHours.ts";
import { createPromotionEntries } from "./migrations/createPromotionEntries.ts";
import { createPoints } from "./migrations/createPoints.ts";
import { createReferrals } from "./migrations/createReferrals.ts";
import { createRebates } from "./migrations/createRebates.ts";
import { createRecords } from "./migrations/createRecords.ts";
import { createRecentLotteries } from "./migrations/createRecentLotteries.ts";
import { createResponsiblePlay } from "./migrations/createResponsiblePlay.ts";
import { createSignIn } from "./migrations/createSignIn.ts";
import { createTeamSums } from "./migrations/createTeamSums.ts";
import { createWithdrawalParts } from "./migrations/createWithdrawalParts.ts";
import { dropOutbox } from "./migrations/dropOutbox.ts";
import { indexMissions } from "./migrations/indexMissions.ts";
import { keepDrawnPictures } from "./migrations/keepDrawnPictures.ts";
import { keepLastLogins } from "./migrations/keepLastLogins.ts";
import { keepLimitCeilings } from "./migrations/keepLimitCeilings.ts";
import { keepShares } from "./migrations/keepShares.ts";
import { keepTeamMoney } from "./migrations/keepTeamMoney.ts";
import { listSessions } from "./migrations/listSessions.ts";
import { lockSessions } from "./migrations/lockSessions.ts";
import { markPlay } from "./migrations/markPlay.ts";
import { proveContacts } from "./migrations/proveContacts.ts";
import { recordCauses } from "./migrations/recordCauses.ts";
import { restrictSessions } from "./migrations/restrictSessions.ts";
import { splitCodes } from "./migrations/splitCodes.ts";
import type { Tables } from "./tables.ts";

/** In the order of their names. A released migration is never changed; add a new one instead. */
const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      "0001-createCatalogue": createCatalogue,
      "0002-createMembers": createMembers,
      "0003-createSignIn": createSignIn,
      "0004-createMoney": createMoney,
      "0004-createResponsiblePlay": createResponsiblePlay,
      "0005-createOpenedSeals": createOpenedSeals,
      "0006-createHotIndexes": createHotIndexes,
      "0007-dropOutbox": dropOutbox,
      "0008-restrictSessions": restrictSessions,
      "0009-proveContacts": proveContacts,
      "0010-createGameLists": createGameLists,
      "0011-createGameRounds": createGameRounds,
      "0012-addRoundBets": addRoundBets,
      "0012-createRecentLotteries": createRecentLotteries,
      "0013-createFeedback": createFeedback,
      "0014-addMerchantTerms": addMerchantTerms,
      "0015-createPoints": createPoints,
      "0016-createRecords": createRecords,
      "0017-createRebates": createRebates,
      "0018-createBonuses": createBonuses,
      "0019-createReferrals": createReferrals,
      "0020-markPlay": markPlay,
      "0021-createMailAndChat": createMailAndChat,
      "0022-createAgents": createAgents,
      "0032-createAvatars": createAvatars,
      "0033-indexMissions": indexMissions,
      "0034-createContracts": createContracts,
      "0036-createWithdrawalParts": createWithdrawalParts,
      "0038-createPromotionEntries": createPromotionEntries,
      "0039-createPlayHours": createPlayHours,
      "0039-createTeamSums": createTeamSums,
      "0039-keepTeamMoney": keepTeamMoney,
      "0040-keepLastLogins": keepLastLogins,
      "0041-listSessions": listSessions,
      "0041-splitCodes": splitCodes,
      "0042-lockSessions": lockSessions,
      "0043-keepDrawnPictures": keepDrawnPictures,
      "0044-recordCauses": recordCauses,
      "0045-keepShares": keepShares,
      "0046-keepLimitCeilings": keepLimitCeilings,
    }),
};

/** Tables that cannot be migrated to the newest version. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
  readonly problem: "newer" | "unfinished";

  constructor(problem: MigrationError["problem"], cause?: unknown) {
    super(`the tables are ${problem}`, { cause });
    this.problem = problem;
  }
}

/**
 * Migrates the tables to the newest version, completely or not at all. Throws a `MigrationError` if a newer platform
 * wrote them, or if they do not match their list of migrations, and SQLite's own errors if the disk fails.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error === undefined) return;
  if (isStorageFailure(error)) throw error;
  const isNewer = error instanceof Error && /previously executed migration .* is missing/u.test(error.message);
  throw new MigrationError(isNewer ? "newer" : "unfinished", error);
}

/** The names of all migrations, in order. */
export async function migrationNames(): Promise<readonly string[]> {
  return Object.keys(await provider.getMigrations()).toSorted(byCode);
}

/** Runs the first `count` migrations, as far as a database lacks them, which gives that of an older version. */
export async function migrateThrough(database: Kysely<Tables>, count: number): Promise<void> {
  const last = (await migrationNames())[count - 1];
  if (last === undefined) return;
  const { error } = await new Migrator({ db: database, provider }).migrateTo(last);
  if (error !== undefined) throw error;
}

/** Compares by character code, as Kysely's migrator does, independently of any language. */
function byCode(one: string, other: string): number {
  return one < other ? -1 : 1;
}
