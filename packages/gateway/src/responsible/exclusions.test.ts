import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginSession } from "../members/sessions.ts";
import { keepSettings } from "../money/merchantSettings.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { exclude, requireNotExcluded } from "./exclusions.ts";

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 3_600_000;

let raw: DatabaseSync;
let store: Store;
beforeAll(async () => {
  store = await openStore(":memory:", (opened) => (raw = opened));
  const named = (merchant: string, operatorGroup?: string) => ({
    ...testMerchant,
    merchant,
    ...(operatorGroup !== undefined && { operatorGroup }),
  });
  await store.write((writing) => keepSettings(writing, [named("ONE", "G"), named("TWO", "G"), named("ELSEWHERE")]));
});
afterAll(() => store.close());

let members = 0;
function addMember(merchant: string, { email, mobile = null }: { email?: string; mobile?: string | null }) {
  members += 1;
  const profile = JSON.stringify(email === undefined ? {} : { email });
  const row = raw
    .prepare(
      `insert into member (merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
        profile, mobile, created_at) values (?, ?, ?, '', '', 0, 0, 0, '', ?, ?, 0) returning id`,
    )
    .get(merchant, `m${members}`, `m${members}`, profile, mobile);
  return { id: Number(row?.["id"]), merchant, mobile, profile };
}

type Person = ReturnType<typeof addMember>;
const take = (member: Person, ofGroup: boolean) =>
  store.write((writing) => exclude(writing, member, { kind: "EXCLUSION", until: NOW + DAY, ofGroup, now: NOW }));
const isRefused = async (member: Person, now = NOW) =>
  store
    .read((reading) => requireNotExcluded(reading, member, now))
    .then(
      () => false,
      (refusal: { code: string }) => refusal.code === "EXCLUDED",
    );
const sessionsOf = ({ id }: Person) =>
  raw.prepare("select count(*) as n from session where member_id = ?").get(id)?.["n"];

it("CO-025 a break of the group keeps the same person, by mail or mobile number, from all of its merchants", async () => {
  const member = addMember("ONE", { email: "Person@Example.test", mobile: "+821020001000" });
  const byMail = addMember("TWO", { email: "person@example.TEST" });
  const byMobile = addMember("TWO", { mobile: "+821020001000" });
  const stranger = addMember("TWO", { email: "other@example.test", mobile: "+821020002000" });
  const elsewhere = addMember("ELSEWHERE", { email: "person@example.test" });
  await store.write((writing) => [byMail, stranger].map(({ id }) => beginSession(writing, id, NOW)));

  expect(await take(member, true)).toMatchObject({ scope: "GROUP" });
  const refused = await Promise.all([member, byMail, byMobile, stranger, elsewhere].map((one) => isRefused(one)));
  expect(refused).toEqual([true, true, true, false, false]);
  expect([sessionsOf(byMail), sessionsOf(stranger)]).toEqual([0, 1]);
  expect(await isRefused(byMail, NOW + DAY)).toBe(false);
  expect(await isRefused(addMember("TWO", { email: "person@example.test" }))).toBe(true);
});

it("CO-025 a break of one merchant is of that one alone", async () => {
  const member = addMember("ONE", { email: "alone@example.test" });
  const there = addMember("TWO", { email: "alone@example.test" });
  expect(await take(member, false)).toMatchObject({ scope: "BRAND" });
  expect([await isRefused(member), await isRefused(there)]).toEqual([true, false]);
});

it("CO-025 a break of the group at a merchant without one covers that merchant, and its answer says so", async () => {
  const single = addMember("ELSEWHERE", { email: "single@example.test" });
  const there = addMember("TWO", { email: "single@example.test" });
  expect(await take(single, true)).toMatchObject({ scope: "BRAND" });
  expect([await isRefused(single), await isRefused(there)]).toEqual([true, false]);
});
