import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { migrate, migrateThrough, migrationNames } from "../migrate.ts";
import { nodeSqliteDialect } from "../nodeSqlite.ts";
import type { Tables } from "../tables.ts";

it("the rounds of an older file count in the hours that they were played in", async () => {
  const raw = new DatabaseSync(":memory:");
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
  await migrateThrough(database, (await migrationNames()).indexOf("0039-createPlayHours"));
  raw.exec(`insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
      profile, created_at) values (1, 'A', 'm', 'm', '', '', 0, 0, 0, '', '{}', 0);
    insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round, at)
      values ('R1', 'A', 1, 'PP', 'g', 'RNG', 500, 0, '', '', 1, 5), ('R2', 'A', 1, 'PP', 'g', 'RNG', 300, 900, '', '', 1, 3599999),
        ('R3', 'A', 1, 'PP', 'g', 'LIVE', 70, 0, '', '', 1, 3600000)`);
  await migrate(database);
  expect(raw.prepare("select * from play_hour order by hour").all()).toEqual([
    { member_id: 1, hour: 0, game_type: "RNG", rounds: 2, stake: 800, payout: 900 },
    { member_id: 1, hour: 3_600_000, game_type: "LIVE", rounds: 1, stake: 70, payout: 0 },
  ]);
  await database.destroy();
});
