import { addressGroup } from "../protection/addressGroup.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { seedMembers } from "../seed/seedMembers.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { rememberAddress } from "./knownAddresses.ts";

const DAY = 24 * 3_600_000;

let store: Store;
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (raw) => seedMembers(raw, [testMerchant], 0));
});
afterEach(() => store.close());

it("forgets an address where a member was last seen three months ago", async () => {
  const remember = (address: string, now: number) =>
    store.write((writing) => rememberAddress(writing, 1, { address: addressGroup(address), now }));
  await remember("203.0.113.1", 0);
  await remember("203.0.113.2", DAY);
  await remember("203.0.113.3", 90 * DAY);
  const kept = await store.read(({ all, tables }) => all(tables.selectFrom("known_address").select("address")));
  expect(kept.map(({ address }) => address)).toEqual(["203.0.113.2", "203.0.113.3"]);
});
