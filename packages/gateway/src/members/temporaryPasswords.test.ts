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

it("AP-012 a password that a newer mail has replaced is rejected, and does not use up the newer one", async () => {
  const use = (password: string) =>
    store.write((writing) => spendTemporaryPassword(writing, ID, { hash: temporaryHashOf(password), now: NOW }));
  const [older, newer] = await store.write((writing) => [
    makeTemporaryPassword(writing, ID, NOW),
    makeTemporaryPassword(writing, ID, NOW),
  ]);
  expect(await use(older!)).toBe(false);
  expect(await use(newer!)).toBe(true);
  expect(await use(newer!)).toBe(false);
});
