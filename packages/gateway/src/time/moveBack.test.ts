import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { moveBack, movingMoments } from "./moveBack.ts";

const YEAR = 365 * 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 21);
const [since, by] = [NOW + YEAR, YEAR];

/** Timestamps that stay unchanged, and why. */
const staying: Readonly<Record<string, string>> = {
  "ledger_transaction.at": "the ledger is append-only",
  "adjustment.at": "a record, like the ledger's",
  "agent_appointment.at": "nothing depends on it",
  "point_movement.at": "the ledger of points is append-only",
  "point_redemption.rejected_at": "nothing depends on it",
  "bonus.at": "a record, like the ledger's",
  "bonus.expires_at": "a later expiry does no harm",
  "bonus.paid_at": "nothing depends on it",
  "referral.at": "a record, like the ledger's",
  "rebate_claim.at": "a record, like the ledger's",
  "game_round.at": "a record, like the ledger's",
  "feedback.at": "it is deleted a little later, which does no harm",
  "mail.at": "a record of when it arrived",
  "chat_message.at": "a record of when it was written; the order is that of the ids",
  "avatar.at": "nothing depends on it",
  "raffle_prize.at": "a record, like the ledger's; the period decides when the next one may be drawn",
  "contract.created_at": "it only orders a list",
  "contract.ends_at": "the last day that both parties agreed",
  "contract.began_at": "a record of when it was accepted",
  "contract.due_at": "it follows from what was settled, and no bet is settled twice",
  "settlement.from_at": "a record, like the ledger's",
  "settlement.to_at": "a record, like the ledger's",
  "settlement.paid_at": "a record, like the ledger's",
  "affiliate.created_at": "it only orders a list",
  "affiliate.removed_at": "nothing depends on when it was",
  "wallet.opened_at": "nothing depends on it",
  "member.created_at": "nothing depends on it",
  "member.logged_in_at": "nothing depends on it",
  "session.last_login_at": "nothing depends on it",
  "member.password_expires_at": "a later expiry does no harm",
  "payment_password.changed_at": "nothing depends on it",
  "bank_card.used_at": "nothing depends on it",
  "bank_card.removed_at": "nothing depends on it",
  "favorite_game.added_at": "it only orders a list",
  "recent_game.launched_at": "it only orders a list",
  "recent_lottery.launched_at": "it only orders a list",
  "play_limit.next_at": "a limit is raised later rather than sooner; setting it again restarts the wait",
  "opened_seal.until": "it comes from the visitor's clock",
};

let store: Store;
let raw: DatabaseSync;
beforeAll(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
});
afterAll(() => store.close());

it("every timestamp column is listed as moving or staying", () => {
  const columns = raw.prepare(`
    select owner.name || '.' || part.name as name
    from sqlite_schema as owner join pragma_table_info(owner.name) as part
    where owner.type = 'table' and (part.name = 'at' or part.name = 'until' or part.name like '%\\_at' escape '\\')`);
  const moving = movingMoments.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`));
  const known = [...moving, ...Object.keys(staying)];
  expect(
    columns
      .all()
      .map(({ name }) => name as string)
      .toSorted(),
  ).toEqual(known.toSorted());
});

it("what was written since the jump moves, even beside older values; an older break stays", async () => {
  raw.exec(`
    insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar, profile,
      created_at) values (1, 'A', 'm', 'm', '', '', 0, 0, 0, '', '{}', ${NOW});
    insert into session (token_hash, member_id, created_at, seen_at) values ('before', 1, ${NOW}, ${since + 5}), ('since', 1, ${since + 1}, ${since + 5}), ('old', 1, 5, 6);
    insert into exclusion (member_id, kind, began_at, until) values (1, 'EXCLUSION', ${NOW}, ${since + 9}),
      (1, 'PAUSE', ${since}, ${since + 9})`);
  await store.write((writing) => moveBack(writing, { since, by, now: NOW }));
  const rows = (table: string) =>
    raw
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => Object.values(row));
  const sessions = [
    ["before", 1, NOW, NOW + 5],
    ["old", 1, 5, 6],
    ["since", 1, NOW + 1, NOW + 5],
  ];
  expect(rows("session").map((row) => row.slice(0, 4))).toEqual(sessions);
  expect(rows("session_time").map(([token, , ...moments]) => [token, 1, ...moments])).toEqual(sessions);
  expect(rows("exclusion").map((row) => row.slice(4))).toEqual([
    [NOW, since + 9],
    [NOW, NOW + 9],
  ]);
});
