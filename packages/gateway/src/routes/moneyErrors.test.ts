import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keyScenarios, senderOf } from "../testing/keyScenarios.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";

// What every call with an idempotency key rejects before anything else. Other errors are tested with their calls.

/** Any member may protect itself; only money is closed to trial accounts. */
const FOR_TRIALS: readonly string[] = ["setPlayLimit", "takeTimeOut", "excludeSelf", "pausePlay", "answerRealityCheck"];

const keyed = Object.values<Call<never, unknown>>(liveCalls).filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
const moving = keyed.filter(({ id }) => !FOR_TRIALS.includes(id));

let lab: MoneyLab;
let trial: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
  trial = lab.addMember({ type: 4 });
});
afterAll(() => lab.close());

const send = (call: Call<never, unknown>, request: unknown, token: string) =>
  sendWithKey(lab.platform, call as Call<unknown, unknown>, request, { token });

it.each(keyed)("$ledger $id is rejected without a session", async (call) => {
  for (const token of ["", "nobodys"]) {
    expect(await send(call, {}, token)).toMatchObject({ status: 401, code: "SESSION_EXPIRED" });
  }
});

it.each(moving)("$ledger $id is rejected for a trial account", async (call) => {
  const before = lab.contents();
  const refused = await send(call, {}, lab.tokenOf(trial));
  expect(refused).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
  expect(lab.contents()).toBe(before);
});

it.each(keyed.filter(({ id }) => id in requestShapes))("$ledger $id is rejected with an invalid body", async (call) => {
  const member = senderOf(lab, call);
  const request = await keyScenarios[call.id]!.request(lab, member);
  const before = lab.contents();
  for (const field of Object.keys(request)) {
    const bad = await send(call, { ...request, [field]: [] }, lab.tokenOf(member));
    expect(bad, field).toMatchObject({ status: 422, code: "FIELD_INVALID", value: { field, rule: "type" } });
  }
  expect(lab.contents()).toBe(before);
});
