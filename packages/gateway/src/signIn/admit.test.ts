import { beforeEach, afterEach, expect, it } from "vitest";
import { memberByAccount, type Member } from "../members/findMember.ts";
import { exclude } from "../responsible/exclusions.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { seedMembers } from "../seed/seedMembers.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import type { RequestContext } from "../requestContext.ts";
import { admitByCode, admitByPassword } from "./admit.ts";

type Admission = (context: RequestContext, member: Member) => Promise<unknown>;

const NOW = Date.UTC(2026, 10, 21);

let store: Store;
let member: Member;
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (raw) => seedMembers(raw, [testMerchant], NOW));
  member = await store.read((reading) => memberByAccount(reading, testMerchant.merchant, "demo")!);
});
afterEach(() => store.close());

it.each<[string, Admission]>([
  ["by password", (context, found) => admitByPassword(context, { member: found, proof: { kind: "password" } })],
  ["by code", admitByCode],
])("AP-001 CO-024 a member who takes a break while logging in %s gets no session", async (_, admit) => {
  const context = { store, merchant: testMerchant, address: undefined, now: NOW } as RequestContext;
  const entering = admit(context, member).catch((error: unknown) => error);
  const pause = { kind: "PAUSE", until: NOW + 1000, now: NOW } as const;
  await store.write((writing) => exclude(writing, member, pause));
  await entering;
  const sessions = await store.read(({ all, tables }) => all(tables.selectFrom("session").selectAll()));
  expect(sessions).toEqual([]);
});
