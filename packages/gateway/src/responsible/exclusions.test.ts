import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiError } from "../http/apiError.ts";
import { beginSession } from "../members/sessions.ts";
import { keepSettings } from "../money/merchantSettings.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { exclude, requireMayRegister, requireNotExcluded } from "./exclusions.ts";

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 3_600_000;

let raw: DatabaseSync;
let store: Store;
beforeAll(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
  const named = (merchant: string, operatorGroup?: string) => ({
    ...testMerchant,
    merchant,
    ...(operatorGroup !== undefined && { operatorGroup }),
  });
  await store.write((writing) => keepSettings(writing, [named("ONE", "G"), named("TWO", "G"), named("ELSEWHERE")]));
});
afterAll(() => store.close());

let members = 0;
interface Told {
  readonly email?: string;
  readonly mobile?: string;
  readonly payeeName?: string;
  readonly birthday?: string;
  readonly idNumber?: string;
  /** Number and mail have been proven; only a proven one affects other accounts. */
  readonly isProven?: boolean;
}

/** What a registration would create a member from. */
function drafted(merchant: string, { mobile, isProven = false, ...told }: Told) {
  const proven = Number(isProven) as 0 | 1;
  const profile = JSON.stringify(told);
  return { id: -1, merchant, mobile: mobile ?? null, profile, mobile_proven: proven, email_proven: proven };
}

function addMember(merchant: string, told: Told) {
  members += 1;
  const { mobile, profile, mobile_proven } = drafted(merchant, told);
  const row = raw
    .prepare(
      `insert into member (merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
        profile, mobile, mobile_proven, email_proven, created_at)
        values (?, ?, ?, '', '', 0, 0, 0, '', ?, ?, ?, ?, 0) returning id`,
    )
    .get(merchant, `m${members}`, `m${members}`, profile, mobile, mobile_proven, mobile_proven);
  return { ...drafted(merchant, told), id: Number(row?.["id"]) };
}

type Person = ReturnType<typeof addMember>;
const take = (member: Person, ofGroup: boolean) =>
  store.write((writing) => exclude(writing, member, { kind: "EXCLUSION", until: NOW + DAY, ofGroup, now: NOW }));
const isRefused = async (member: Person, now = NOW) =>
  store
    .read((reading) => requireNotExcluded(reading, member, now))
    .then(
      () => false,
      (apiError: { code: string }) => apiError.code === "EXCLUDED",
    );
const mayRegister = async (person: Person, now = NOW) =>
  store
    .read((reading) => requireMayRegister(reading, person, now))
    .then(
      () => true,
      (apiError: ApiError) => {
        expect([apiError.code, apiError.value]).toEqual(["REGISTRATION_REFUSED", undefined]);
        return false;
      },
    );
const sessionsOf = ({ id }: Person) =>
  raw.prepare("select count(*) as n from session where member_id = ?").get(id)?.["n"];

it("CO-025 a break for the group excludes the same person, by proven mail or number, from all its merchants", async () => {
  const member = addMember("ONE", { email: "Person@Example.test", mobile: "+821020001000", isProven: true });
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

it("CO-025 a break covers the other addresses of the mailbox, in logins, registrations and sessions", async () => {
  const member = addMember("ONE", { email: "k.im@gmail.com", isProven: true });
  const second = addMember("ONE", { email: "Kim+2@googlemail.com" });
  await store.write((writing) => beginSession(writing, second.id, NOW));
  await take(member, false);
  expect([await isRefused(second), sessionsOf(second)]).toEqual([true, 0]);
  for (const email of ["kim@gmail.com", "k.i.m+again@gmail.com", "ＫＩＭ@gmail.com"])
    expect(await mayRegister(drafted("ONE", { email })), email).toBe(false);
  for (const email of ["kim@example.test", "kimm@gmail.com"])
    expect(await mayRegister(drafted("ONE", { email })), email).toBe(true);
});

it("CO-024 CO-025 a break at one merchant covers only that merchant, and every account of the person there", async () => {
  const member = addMember("ONE", { email: "alone@example.test", isProven: true });
  const second = addMember("ONE", { email: "ALONE@example.test" });
  const there = addMember("TWO", { email: "alone@example.test" });
  await store.write((writing) => beginSession(writing, second.id, NOW));
  expect(await take(member, false)).toMatchObject({ scope: "BRAND" });
  expect(await Promise.all([member, second, there].map((one) => isRefused(one)))).toEqual([true, true, false]);
  expect(sessionsOf(second)).toBe(0);
});

it("CO-025 a break locks nobody out by a mail or number that its member has not proven", async () => {
  const stranger = addMember("TWO", { email: "victim@example.test", mobile: "+821044440000", isProven: true });
  const unproven = addMember("ONE", { email: "careless@example.test" });
  await store.write((writing) => beginSession(writing, stranger.id, NOW));
  await take(addMember("ONE", { email: "victim@example.test", mobile: "+821044440000" }), true);
  await take(addMember("TWO", { email: "careless@example.test" }), true);
  expect([await isRefused(stranger), await isRefused(unproven)]).toEqual([false, false]);
  expect(sessionsOf(stranger)).toBe(1);
});

const person = {
  email: "again@example.test",
  mobile: "+821055550000",
  payeeName: "김 다시",
  birthday: "1990-05-05",
  idNumber: "900505-1234567",
};
const parts: Readonly<Record<string, Told>> = {
  "the same mail": { email: "AGAIN@example.test" },
  "the same number": { mobile: person.mobile },
  "the same name and birthday": { payeeName: "김다시", birthday: person.birthday },
  "the same name with characters that nobody sees": {
    payeeName: "\u202E김\u200B다\u2060시\u3164",
    birthday: person.birthday,
  },
  "the same identity number": { idNumber: "9005051234567" },
};

it.each(Object.entries(parts))("CO-024 CO-025 nobody can register again during a break with %s", async (_, told) => {
  for (const [ofGroup, elsewhere] of [
    [false, true],
    [true, false],
  ] as const) {
    const taken = addMember("ONE", { ...told, ...person });
    expect(await mayRegister(drafted("TWO", told)), "before").toBe(true);
    await take(taken, ofGroup);
    expect(await mayRegister(drafted("ONE", told)), "the same merchant").toBe(false);
    expect(await mayRegister(drafted("TWO", told)), "another of the group").toBe(elsewhere);
    expect(await mayRegister(drafted("ELSEWHERE", told)), "outside of it").toBe(true);
    expect(await mayRegister(drafted("ONE", told), NOW + DAY), "after it").toBe(true);
    raw.exec("delete from exclusion");
    raw.exec(`delete from member where id = ${taken.id}`);
  }
});

it("CO-025 a name without a birthday, or a birthday without a name, does not identify a person", async () => {
  await take(addMember("ONE", person), true);
  for (const told of [
    { payeeName: person.payeeName },
    { birthday: person.birthday },
    { payeeName: "이다른", birthday: person.birthday },
    { payeeName: person.payeeName, birthday: "1991-05-05" },
    {},
  ])
    expect(await mayRegister(drafted("ONE", told)), JSON.stringify(told)).toBe(true);
});

it("CO-025 a break for the group at a merchant without one covers that merchant, and its response says so", async () => {
  const single = addMember("ELSEWHERE", { email: "single@example.test" });
  const there = addMember("TWO", { email: "single@example.test" });
  expect(await take(single, true)).toMatchObject({ scope: "BRAND" });
  expect([await isRefused(single), await isRefused(there)]).toEqual([true, false]);
});
