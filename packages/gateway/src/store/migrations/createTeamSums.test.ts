import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { migrate, migrateThrough, migrationNames } from "../migrate.ts";
import { nodeSqliteDialect } from "../nodeSqlite.ts";
import type { Tables } from "../tables.ts";

const MEMBERS = 8;
const HOUR_MS = 3_600_000;
/** The merchant's own wallet. */
const HOUSE = 99;

/** Each member in the order of its id: below which earlier one, if any. */
const tree = fc.tuple(...Array.from({ length: MEMBERS }, (_, index) => fc.nat({ max: index })));
const round = fc.record({ member: fc.integer({ min: 1, max: MEMBERS }), hour: fc.nat({ max: 2 }) });
/** A member gets an upline that joined before it, or none: nobody is below itself. */
const move = fc
  .integer({ min: 1, max: MEMBERS })
  .chain((member) => fc.record({ member: fc.constant(member), upline: fc.nat({ max: member - 1 }) }));

const deposit = fc.record({ depositor: fc.integer({ min: 1, max: MEMBERS }), hour: fc.nat({ max: 2 }) });

const event = fc.oneof(round, deposit, move);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

it("team sums follow the members' uplines through joining, playing, moving and a migration", async () => {
  const before = await dataFileBefore("0039-createTeamSums");
  await fc.assert(
    fc.asyncProperty(
      tree,
      fc.array(event, { maxLength: 12 }),
      fc.nat({ max: 12 }),
      async (uplines, events, migrated) => {
        const raw = new DatabaseSync(":memory:");
        raw.deserialize(before);
        const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
        if (migrated === 0) await migrate(database);
        raw.exec(
          `insert into wallet (id, merchant, kind, name, opened_at) values (${HOUSE}, 'A', 'house', 'deposits', 0)`,
        );
        uplines.forEach((upline, index) => join(raw, index + 1, upline));
        for (const [index, one] of events.entries()) {
          if (index + 1 === migrated) await migrate(database);
          happen(raw, one, index);
        }
        await migrate(database);
        expect(kept(raw)).toEqual(recomputed(raw));
        await database.destroy();
      },
    ),
    { numRuns: 60 },
  );
});

async function dataFileBefore(migration: string): Promise<Uint8Array> {
  const raw = new DatabaseSync(":memory:");
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
  await migrateThrough(database, (await migrationNames()).indexOf(migration));
  const file = raw.serialize();
  await database.destroy();
  return file;
}

function join(raw: DatabaseSync, id: number, upline: number): void {
  const insert = `insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
    profile, created_at, upline_id) values (?, 'A', ?, ?, '', '', 0, 0, 0, '', '{}', 0, nullif(?, 0))`;
  raw.prepare(insert).run(id, `m${id}`, `m${id}`, upline);
  raw
    .prepare("insert into wallet (id, merchant, member_id, kind, name, opened_at) values (?, 'A', ?, 'main', '', 0)")
    .run(id, id);
}

function happen(raw: DatabaseSync, one: Event, index: number): void {
  if ("upline" in one) {
    raw.prepare("update member set upline_id = nullif(?, 0) where id = ?").run(one.upline, one.member);
    return;
  }
  if ("depositor" in one) {
    const { id } = raw
      .prepare("insert into ledger_transaction (merchant, kind, reference, at) values ('A', ?, ?, ?) returning id")
      .get(index % 3 === 0 ? "bonus" : "deposit", `D${index}`, one.hour * HOUR_MS + index)!;
    const entry = raw.prepare("insert into ledger_entry (transaction_id, wallet_id, amount) values (?, ?, ?)");
    raw.exec("begin");
    entry.run(Number(id), one.depositor, 10 ** (index % 6));
    entry.run(Number(id), HOUSE, -(10 ** (index % 6)));
    raw.exec("commit");
    return;
  }
  const insert = `insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed,
    round, at) values (?, 'A', ?, 'PP', 'g', 'RNG', ?, 1, '', '', 1, ?)`;
  raw.prepare(insert).run(`R${index}`, one.member, 10 ** (index % 6), one.hour * HOUR_MS + index);
}

const kept = (raw: DatabaseSync) => ({
  members: raw.prepare("select agent_id, member_id, level from team_member order by 1, 2").all(),
  played: raw.prepare("select agent_id, hour, stake, payout from team_play order by 1, 2").all(),
  moved: raw.prepare("select agent_id, hour, kind, amount from team_money order by 1, 2, 3").all(),
});

function recomputed(raw: DatabaseSync): ReturnType<typeof kept> {
  const above = `with recursive above (agent_id, member_id, level) as (
    select upline_id, id, 1 from member where upline_id is not null
    union all
    select upline_id, member_id, level + 1 from above join member on member.id = agent_id where upline_id is not null)`;
  return {
    members: raw.prepare(`${above} select agent_id, member_id, level from above order by 1, 2`).all(),
    played: raw
      .prepare(
        `${above} select agent_id, at - at % ${HOUR_MS} as hour, sum(stake) as stake, sum(payout) as payout
          from above join game_round using (member_id) group by 1, 2 order by 1, 2`,
      )
      .all(),
    moved: raw
      .prepare(
        `${above} select agent_id, at - at % ${HOUR_MS} as hour, kind, sum(amount) as amount
          from above join ledger_entry on wallet_id = member_id
          join ledger_transaction as moved on moved.id = transaction_id group by 1, 2, 3 order by 1, 2, 3`,
      )
      .all(),
  };
}
