import { contracts } from "@livery/platform/calls/contracts.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { openStore } from "../store/openStore.ts";
import { firstStart } from "../testing/dataFiles.ts";
import { openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { makeDemoHistory } from "./demoHistory.ts";

const NOW = Date.UTC(2026, 10, 21, 3);
const merchants = ["FIRST", "SECOND", "THIRD"].map((merchant) => ({ ...testMerchant, merchant }));

async function open() {
  let raw: DatabaseSync | undefined;
  const store = await openStore(await firstStart(merchants, NOW), (opened) => (raw = opened));
  onTestFinished(() => store.close());
  /** The merchants with contracts, in the order in which they got them. */
  const made = () =>
    raw!
      .prepare("select merchant from contract group by merchant order by min(number)")
      .all()
      .map(({ merchant }) => merchant);
  return { store, made };
}

it("the history that somebody waits for is made next, and once; the others follow", async () => {
  const { store, made } = await open();
  const closing = new AbortController().signal;
  const history = makeDemoHistory({ store, merchants, clock: () => NOW, closing, log: () => expect.unreachable() });
  await Promise.all([history.of(merchants[2]!), history.of(merchants[2]!)]);
  expect(made()).toContain("THIRD");
  await history.made;
  expect(made()).toEqual(["FIRST", "THIRD", "SECOND"]);
});

it("a closing platform begins no further history", async () => {
  const { store, made } = await open();
  const closing = new AbortController();
  const history = makeDemoHistory({
    store,
    merchants,
    clock: () => NOW,
    closing: closing.signal,
    log: () => expect.unreachable(),
  });
  closing.abort();
  await history.made;
  expect(made()).toEqual(["FIRST"]);
});

it("a history that cannot be made is reported, and nobody waits for it forever", async () => {
  const { store } = await open();
  const reports: unknown[] = [];
  const closing = new AbortController().signal;
  const failing = () => {
    throw new Error("no time");
  };
  const history = makeDemoHistory({ store, merchants, clock: failing, closing, log: (report) => reports.push(report) });
  await history.of(merchants[0]!);
  await history.made;
  expect(reports).toHaveLength(merchants.length);
});

it("AP-190 an agent who asks while the histories are being made gets all contracts, not an empty list", async () => {
  const folder = await mkdtemp(join(tmpdir(), "livery-history-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const served = Array.from({ length: 8 }, (_, index) => ({ ...testMerchant, merchant: `M${index}` }));
  const wanted = { merchants: served, database: join(folder, "history.sqlite") };
  const before = await openTestGateway(wanted);
  const last = { token: await before.logIn("agent1", "M7"), merchant: "M7" };
  await before.gateway.close();
  const platform = await openTestGateway({ ...wanted, history: true });
  onTestFinished(() => platform.gateway.close());
  const { downline } = await platform.client(last)(contracts, { kind: "dividend" });
  expect(downline.map(({ account, state }) => [account, state])).toEqual([
    ["agent42", "NEW"],
    ["agent2", "SUCCESS"],
  ]);
});
