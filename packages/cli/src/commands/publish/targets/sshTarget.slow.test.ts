import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, type TestContext } from "vitest";
import { checkEveryInterruption } from "../testing/interruptions.ts";
import { writePaperPack } from "../testing/paperPack.ts";
import { publishTo } from "../testing/publishTo.ts";
import { sshStandIn } from "../testing/sshStandIn.ts";
import { sshd, startSshd } from "../testing/startSshd.ts";
import { checkTarget } from "../testing/targetContract.ts";
import { fetchFrom, unlikeManifest, visit } from "../testing/visit.ts";
import { openFolderTarget } from "./folderTarget.ts";
import { openSshTarget } from "./sshTarget.ts";

const suite = suiteFolder();
const standIn = sshStandIn(suite);
const address = "ssh://deploy@web.example/srv/sites";

/** A folder whose name has what a shell would read as something else. */
const emptyFolder = () => mkdtempSync(join(suite, 'it\'s $HOME; a & "b" `c` '));

const openAt = (root: string, program = standIn.program, destination = "deploy@web.example") =>
  openSshTarget({ address, destination, root, program });

const hasSetsid = spawnSync("setsid", ["-w", "true"]).status === 0;
const needsSetsid = ({ skip }: TestContext): void => skip(!hasSetsid, "setsid is not installed (util-linux has it)");
const needsSshd = ({ skip }: TestContext): void =>
  skip(sshd === undefined, "sshd is not installed (on Debian: apt-get install openssh-server)");

describe.skipIf(!hasSetsid)("a folder of another machine", () => {
  checkTarget(() => {
    const root = join(emptyFolder(), "sites");
    return { target: openAt(root), fetch: (id) => fetchFrom(join(root, id)) };
  });
});

test("visitors find a whole site wherever the other machine stops, and the next publish completes it", async (context) => {
  needsSetsid(context);
  const stops = await checkEveryInterruption(
    join(suite, "packs"),
    async () => {
      const root = emptyFolder();
      return {
        // The same folder in the same layout, in a fraction of the time.
        before: openFolderTarget(root),
        after: openAt(root),
        stoppedAt: (operation) => {
          standIn.stopAt(operation);
          return openAt(root);
        },
        restart: standIn.restart,
        fetch: (id) => fetchFrom(join(root, id)),
      };
    },
    ["alpha", "beta"],
  );
  expect(stops).toBeGreaterThan(25);
});

test("a machine that cannot be reached, and a step that fails there, are told with what was said", async (context) => {
  needsSetsid(context);
  standIn.stopAt(0);
  await expect(openAt("/srv").state()).rejects.toThrow(
    /deploy@web\.example cannot be reached with ssh: no route to host/,
  );
  standIn.restart();
  await expect(openAt("/dev/null").lock("me")).rejects.toThrow(
    /A step on deploy@web\.example failed: .*cannot create directory/,
  );
  await expect(openAt("/srv", "/no/ssh").state()).rejects.toThrow(/\/no\/ssh cannot be run/);
});

test("the real server of OpenSSH serves a published pack, a new version, and the release before", async (context) => {
  needsSshd(context);
  const server = await startSshd(suite);
  try {
    const root = join(emptyFolder(), "sites");
    const target = openAt(root, server.program, "web");
    const out = mkdtempSync(join(suite, "packs-"));
    for (const version of [1, 2]) {
      writePaperPack(out, { id: "alpha", version });
      await publishTo(target, out, ["alpha"]);
      expect(await visit(fetchFrom(join(root, "alpha")))).toMatchObject({ version, faults: [] });
      expect(await unlikeManifest(fetchFrom(join(root, "alpha")))).toEqual([]);
    }
    expect((await publishTo(target, out, ["alpha"])).unchanged).toEqual(["alpha"]);
  } finally {
    await server.stop();
  }
});
