import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { type RunningServer, startWebServer, webServers } from "@livery/pack/testing/webServers.ts";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { deliver } from "./delivery/deliver.ts";
import { goneSite } from "./delivery/goneSite.ts";
import { openFolderTarget } from "./targets/folderTarget.ts";
import { writePaperPack } from "./testing/paperPack.ts";
import { publishTo } from "./testing/publishTo.ts";
import { missing, visit } from "./testing/visit.ts";

const suite = suiteFolder();

describe.each(webServers)("a published site behind real $name", (server) => {
  test("until a reload, page and headers are those of the old release; a removed site answers 410", async ({
    skip,
  }) => {
    skip(server.program === undefined, `${server.name} is not installed (on Debian: apt-get install ${server.debian})`);
    // A server may give up the rights of the one who starts it.
    chmodSync(suite, 0o755);
    const [root, out] = [join(suite, server.name, "sites"), join(suite, server.name, "dist")];
    const target = openFolderTarget(root);
    let running: RunningServer | undefined;
    let starts = 0;
    const include = { nginx: "include %;", Caddy: "import %", Apache: "Include %" }[server.name];
    const restart = async (): Promise<void> => {
      await running?.stop();
      starts += 1;
      const line = include.replace("%", join(root, "alpha", server.release));
      const started = await startWebServer(server, line, join(suite, server.name, String(starts)));
      // oxlint-disable-next-line vitest/no-restricted-vi-methods -- Only tests can poll an expectation.
      await vi.waitFor(() => started.ask("/"), { timeout: 60_000 });
      running = started;
    };
    const ask = async (path: string) => running!.ask(`/${path}`);
    const fetch = async (path: string) => {
      const { status, body } = await ask(path === "index.html" ? "" : path);
      return status === 200 ? body : undefined;
    };
    const seen = async () => [(await visit(fetch)).version, (await ask("")).headers["x-version"]];
    try {
      writePaperPack(out, { id: "alpha", version: 1 });
      await publishTo(target, out, ["alpha"]);
      await restart();
      expect(running?.complaints).toBe("");
      const { links, faults } = await visit(fetch);
      expect([await seen(), faults, (await ask(server.release)).status]).toEqual([[1, "1"], [], 404]);
      writePaperPack(out, { id: "alpha", version: 2 });
      await publishTo(target, out, ["alpha"]);
      expect(await seen()).toEqual([1, "1"]);
      await restart();
      expect(await seen()).toEqual([2, "2"]);
      expect(await missing(fetch, links)).toEqual([]);
      const retention = { keep: 3, days: 7, now: Date.now() };
      const options = { retention, dryRun: false, signal: new AbortController().signal, note: () => undefined };
      await deliver(target, async () => [{ site: goneSite("alpha") }], options);
      await restart();
      for (const path of ["", "index", "nothing", "404.html", "livery.json", ...links]) {
        const { status, headers, body } = await ask(path);
        expect([path, status, headers["cache-control"]]).toEqual([path, 410, "no-store"]);
        expect(headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
        expect(body.toString()).toContain("This site has closed.");
      }
    } finally {
      await running?.stop();
    }
  });
});
