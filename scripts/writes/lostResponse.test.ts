import { createSend } from "@livery/platform/createSend.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { minor } from "@livery/product/money.ts";
import { openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { testMerchant } from "@livery/gateway/testing/testMerchant.ts";
import { fakeStorage } from "@livery/runtime/testing/fakeStorage.ts";
import { newPage } from "@livery/runtime/testing/newPage.ts";
import { sendWrite } from "@livery/runtime/kit/writes/sendWrite.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The site's write path with its own client, on the reference platform in this process: no package has both.

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const order = { method: "BANK", amount: minor(1_000_000) };

async function openPlatform() {
  const platform = await openTestGateway({ simulator: true });
  const token = await platform.logIn("demo");
  const send = createSend({
    origin: "http://platform.test",
    merchant: testMerchant.merchant,
    language: () => "en",
    token: () => token,
    fetch: (input, init) => platform.gateway.fetch(new Request(input, init)),
  });
  /** Sends the order from a page that was just loaded. */
  const sendFromNewPage = () => {
    return sendWrite(newPage(send), createDeposit, order, {
      invalidates: [deposits],
      remembers: ({ method, amount }) => ({ method, amount }),
    });
  };
  return { simulator: platform.gateway.control.simulator!, send, sendFromNewPage };
}

test.each([
  ["is answered", [], ["unknown", "done"]],
  ["comes too soon after others", [429], ["unknown", "refused", "done"]],
  ["meets an error of the platform", [500], ["unknown", "refused", "done"]],
  ["comes after the session's end", [401], ["unknown", "refused", "done"]],
] as const)(
  "a deposit whose response is lost is ordered once, also where the retry after a reload %s",
  async (_, statuses, outcomes) => {
    const { simulator, send, sendFromNewPage } = await openPlatform();
    const { total: before } = await send(deposits, {});
    for (const status of statuses)
      simulator.faults.add({ call: "createDeposit", effect: { kind: "status", status }, times: 1 });
    // The fault that was added last comes first.
    simulator.faults.add({ call: "createDeposit", effect: { kind: "lostResponse" }, times: 1 });
    const states: string[] = [];
    while (states.length < outcomes.length) states.push((await sendFromNewPage()).state);
    expect(states).toEqual(outcomes);
    expect((await send(deposits, {})).total).toBe(before + 1);
  },
);
