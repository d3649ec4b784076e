import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { listBets } from "./betRecords.ts";

let store: Store;
let raw: DatabaseSync;
beforeAll(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
  // Several at a time: then the later one comes first.
  raw.exec(`insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
      profile, created_at) values (1, 'A', 'm', 'm', '', '', 0, 0, 0, '', '{}', 0);
    insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round, at)
      select 'R' || value, 'A', 1, iif(value % 2, 'PP', 'EV'), 'g', 'RNG', 500, 0, '', '', 1, value / 3
        from json_each('[1,2,3,4,5,6,7,8,9]')`);
});
afterAll(() => store.close());

const asker = { memberId: 1, language: "en", now: 1_000_000 } as const;
const page = (pageNo: number, pageSize: number, vendor?: string) =>
  store.read((reading) => listBets(reading, { pageNo, pageSize, ...(vendor !== undefined && { vendor }) }, asker));

it.each([
  [undefined, "R9 R8 R7 R6 R5 R4 R3 R2 R1"],
  ["PP", "R9 R7 R5 R3 R1"],
])(
  "AP-130 all pages together have each bet once, newest first; the next page is empty (provider %s)",
  async (vendor, bets) => {
    for (const size of [1, 2, 3, 4, 9, 10]) {
      const { totalPages } = await page(1, size, vendor);
      const pages = Array.from({ length: totalPages + 2 }, (_, index) => index + 1);
      const lists = await Promise.all(pages.map(async (number) => (await page(number, size, vendor)).list));
      expect(lists.flatMap((list) => list.map(({ id }) => id)).join(" ")).toBe(bets);
      expect(lists.slice(totalPages)).toEqual([[], []]);
      expect(lists.slice(0, totalPages - 1).every((list) => list.length === size)).toBe(true);
    }
  },
);
