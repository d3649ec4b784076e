import { afterEach, beforeEach, expect, it } from "vitest";
import { seedMembers } from "../seed/seedMembers.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { makeTemporaryPassword, spendTemporaryPassword, temporaryHashOf } from "./temporaryPasswords.ts";

const NOW = Date.UTC(2026, 10, 21);
const ID = 1;

let store: Store;
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (raw) => seedMembers(raw, [testMerchant], NOW));
});
afterEach(() => store.close());

it("AP-012 a newer mail leaves the password of an older one valid, and using either ends both", async () => {
  const use = (password: string) =>
    store.write((writing) => spendTemporaryPassword(writing, ID, { hash: temporaryHashOf(password), now: NOW }));
  const mail = () => store.write((writing) => makeTemporaryPassword(writing, ID, NOW));
  for (const used of [0, 1]) {
    const mailed = [await mail(), await mail()];
    expect(await use(mailed[used]!)).toBe(true);
    expect([await use(mailed[0]!), await use(mailed[1]!)]).toEqual([false, false]);
  }
});
