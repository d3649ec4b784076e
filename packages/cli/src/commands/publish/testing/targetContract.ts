import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deliver } from "../delivery/deliver.ts";
import { earlierSite, releaseBefore } from "../delivery/earlier.ts";
import { goneSite } from "../delivery/goneSite.ts";
import type { DeliveryPlan, Wanted } from "../delivery/planDelivery.ts";
import { readSite } from "../delivery/readSite.ts";
import type { Target } from "../delivery/target.ts";
import { writePaperPack } from "./paperPack.ts";
import { publishTo } from "./publishTo.ts";
import { type Fetch, missing, unlikeManifest, visit } from "./visit.ts";

interface Opened {
  readonly target: Target;
  fetch(id: string): Fetch;
}

const options = { dryRun: false, signal: new AbortController().signal, note: () => undefined };

/** What every kind of target does. `open` opens an empty one. */
export function checkTarget(open: () => Opened): void {
  const suite = suiteFolder();
  const packs = () => mkdtempSync(join(suite, "packs-"));
  const sent = ({ send }: DeliveryPlan): number => send.length;

  test("a pack is served as its livery.json says, and publishing it again sends and switches nothing", async () => {
    const { target, fetch } = open();
    const out = packs();
    for (const id of ["alpha", "beta"]) writePaperPack(out, { id, version: 1 });
    const first = await publishTo(target, out, ["alpha", "beta"]);
    // Eleven of each brand's own, and three of the runtime once.
    expect(sent(first)).toBe(2 * 11 + 3);
    for (const id of ["alpha", "beta"]) {
      expect(await visit(fetch(id))).toMatchObject({ version: 1, faults: [] });
      expect(await unlikeManifest(fetch(id))).toEqual([]);
    }
    const second = await publishTo(target, out, ["alpha", "beta"]);
    expect([sent(second), second.releases, second.unchanged]).toEqual([0, [], ["alpha", "beta"]]);
  });

  test("of a changed brand only its own new files are sent, and other brands stay as they are", async () => {
    const { target, fetch } = open();
    const out = packs();
    for (const id of ["alpha", "beta"]) writePaperPack(out, { id, version: 1 });
    await publishTo(target, out, ["alpha", "beta"]);
    writePaperPack(out, { id: "alpha", version: 2 });
    const plan = await publishTo(target, out, ["alpha", "beta"]);
    expect(plan.releases.map(({ id }) => id)).toEqual(["alpha"]);
    expect(sent(plan)).toBe(10);
    expect((await visit(fetch("beta"))).version).toBe(1);
    expect((await visit(fetch("alpha"))).version).toBe(2);
    expect(await fetch("alpha")(".well-known/security.txt")).toBeUndefined();
  });

  test("a page of three versions ago finds its files, one of four versions ago does not keep them", async () => {
    const { target, fetch } = open();
    const out = packs();
    const links: (readonly string[])[] = [];
    for (const version of [1, 2, 3, 4, 5]) {
      writePaperPack(out, { id: "alpha", version, runtime: version });
      await publishTo(target, out, ["alpha"]);
      links.push((await visit(fetch("alpha"))).links);
    }
    for (const open of links.slice(1)) expect(await missing(fetch("alpha"), open)).toEqual([]);
    // All but the script that no version changes.
    expect(await missing(fetch("alpha"), links[0] ?? [])).toHaveLength(4);
    expect(
      (await target.state()).brands
        .get("alpha")
        ?.releases.map(({ number }) => number)
        .toSorted(),
    ).toEqual([2, 3, 4, 5]);
    writePaperPack(out, { id: "alpha", version: 1, runtime: 1 });
    // Its content was deleted, apart from that script.
    expect(sent(await publishTo(target, out, ["alpha"]))).toBe(13);
  });

  test("a release that was replaced less than the days ago stays, whatever the number", async () => {
    const { target, fetch } = open();
    const out = packs();
    const day = 24 * 60 * 60 * 1000;
    const start = Date.UTC(2026, 0, 1);
    const links: (readonly string[])[] = [];
    for (const version of [1, 2, 3]) {
      writePaperPack(out, { id: "alpha", version });
      await publishTo(target, out, ["alpha"], { keep: 0, days: 3, now: start + version * 2 * day });
      links.push((await visit(fetch("alpha"))).links);
    }
    expect(await missing(fetch("alpha"), links[1] ?? [])).toEqual([]);
    expect(await missing(fetch("alpha"), links[0] ?? [])).toEqual([]);
    await publishTo(target, out, ["alpha"], { keep: 0, days: 3, now: start + 30 * day });
    expect((await target.state()).brands.get("alpha")?.releases).toHaveLength(1);
  });

  test("each rollback shows the site one further back, and pages that are open still find their files", async () => {
    const { target, fetch } = open();
    const out = packs();
    for (const version of [1, 2, 3]) {
      writePaperPack(out, { id: "alpha", version });
      await publishTo(target, out, ["alpha"]);
    }
    const { links } = await visit(fetch("alpha"));
    const retention = { keep: 3, days: 0, now: Date.now() };
    const rollBack = () =>
      deliver(
        target,
        async ({ brands }): Promise<Wanted[]> => {
          const release = releaseBefore(brands.get("alpha")!);
          return release ? [await earlierSite(target, "alpha", release)] : [];
        },
        { ...options, retention },
      );
    for (const version of [2, 1]) {
      expect(sent(await rollBack())).toBe(0);
      expect(await visit(fetch("alpha"))).toMatchObject({ version, faults: [] });
      expect(await unlikeManifest(fetch("alpha"))).toEqual([]);
      expect(await missing(fetch("alpha"), links)).toEqual([]);
    }
    expect((await rollBack()).releases).toEqual([]);
    await publishTo(target, out, ["alpha"]);
    expect((await visit(fetch("alpha"))).version).toBe(3);
  });

  test("a removed brand has only the page that says so, until a rollback or a publish", async () => {
    const { target, fetch } = open();
    const out = packs();
    writePaperPack(out, { id: "alpha", version: 1 });
    await publishTo(target, out, ["alpha"]);
    const { links } = await visit(fetch("alpha"));
    const retention = { keep: 3, days: 7, now: Date.now() };
    await deliver(target, async () => [{ site: goneSite("alpha") }], { ...options, retention });
    expect(await fetch("alpha")("index.html")).toBeUndefined();
    expect(await missing(fetch("alpha"), links)).toHaveLength(links.length);
    expect(Buffer.from((await fetch("alpha")("404.html"))!).toString()).toContain("This site has closed");
    expect((await target.state()).brands.get("alpha")?.current?.gone).toBe(true);
    const back = await deliver(
      target,
      async ({ brands }) => [await earlierSite(target, "alpha", releaseBefore(brands.get("alpha")!)!)],
      { ...options, retention },
    );
    expect(sent(back)).toBe(0);
    expect(await visit(fetch("alpha"))).toMatchObject({ version: 1, faults: [] });
  });

  test("a dry run tells what would be done, and leaves the target as it was", async () => {
    const { target, fetch } = open();
    const out = packs();
    writePaperPack(out, { id: "alpha", version: 1 });
    const wanted = async () => [{ site: readSite(out, "alpha") }];
    const retention = { keep: 0, days: 0, now: Date.now() };
    const dry = await deliver(target, wanted, { ...options, retention, dryRun: true });
    expect([sent(dry), dry.releases.length]).toEqual([14, 1]);
    expect((await target.state()).brands.size).toBe(0);
    expect((await target.state()).stored.size).toBe(0);
    await publishTo(target, out, ["alpha"]);
    writePaperPack(out, { id: "alpha", version: 2 });
    const before = await target.state();
    const next = await deliver(target, wanted, { ...options, retention, dryRun: true });
    expect([sent(next), next.drop.length, next.freed.length]).toEqual([10, 1, 11]);
    expect(await target.state()).toEqual(before);
    expect((await visit(fetch("alpha"))).version).toBe(1);
  });

  test("while somebody publishes, another publish is refused and says who, and breaking the lock stops the first", async () => {
    const { target, fetch } = open();
    const out = packs();
    writePaperPack(out, { id: "alpha", version: 1 });
    await publishTo(target, out, ["alpha"]);
    const [two, three] = [packs(), packs()];
    writePaperPack(two, { id: "alpha", version: 2 });
    writePaperPack(three, { id: "alpha", version: 3 });
    const first = {
      ...target,
      show: async (...shown: Parameters<Target["show"]>) => {
        await expect(publishTo(target, three, ["alpha"])).rejects.toThrow(/has been publishing to .* since .* unlock /);
        await target.unlock();
        await publishTo(target, three, ["alpha"]);
        return target.show(...shown);
      },
    };
    await expect(publishTo(first, two, ["alpha"])).rejects.toThrow(/Somebody broke the lock/);
    expect((await visit(fetch("alpha"))).version).toBe(3);
  });
}
